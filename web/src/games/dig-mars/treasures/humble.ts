/** Finds of little fortune: what somebody once dropped, ate from or wore out. */

import { ellipse, polygon, star } from '../../shared/pen';
import { fill, line, type Drawing } from './shape';

export const humble: Record<string, Drawing> = {
  can: [
    fill('steel', 'M16 20v32c0 4 7 7 16 7s16-3 16-7V20Z'),
    fill('metal', 'M16 20v32c0 4 4 6 9 6.6V20Z'),
    fill('rust', 'M16 28c0 4 7 6 16 6s16-2 16-6v16c0 4-7 6-16 6s-16-2-16-6Z'),
    fill('bone', star(32, 41, 5, 6.5, 3)),
    fill('ink', ellipse(32, 20, 16, 6)),
    fill('metal', 'M17 18C18 6 34 2 46 8c3 2 3 5 1 9-8-6-20-5-30 1Z'),
    line('ink', 'M22 12c6-4 13-5 19-3', 1.6),
  ],
  ammonite: [
    fill('clay', ellipse(32, 34, 25, 24)),
    fill('bone', ellipse(33, 35, 18, 17.5)),
    fill('clay', ellipse(31, 35, 12, 11.5)),
    fill('bone', ellipse(32, 36, 7, 6.5)),
    fill('rust', ellipse(31.5, 36, 3)),
    line(
      'ink',
      'M32 10v7M44 13l-4 7M53 22l-7 4M57 34h-7M53 46l-6-4M44 55l-4-6M20 13l4 7M11 22l7 4M7 34h8',
      1.7,
    ),
    fill('rust', 'M54 42c6 4 6 12 0 16-9 3-18 1-22-1 10 0 18-5 22-15Z'),
  ],
  cog: [
    fill('steel', star(33, 35, 10, 26, 20)),
    fill('metal', star(31, 33, 10, 26, 20)),
    fill('steel', ellipse(31, 33, 15)),
    fill('rust', ellipse(31, 33, 11)),
    fill('ink', ellipse(31, 33, 6)),
    fill('amber', 'M14 22c4-7 10-10 17-10l-1 5c-5 0-9 3-12 7Z'),
    line('bone', 'M25 26l-6-6M38 40l7 7', 2),
  ],
  boot: [
    fill('metal', 'M20 8h20l1 26c6 3 16 5 17 13v5H18Z'),
    fill('bone', 'M20 8h9l1 44H18Z'),
    fill('steel', 'M16 52h43v6H16Z'),
    fill('ink', polygon(18, 58, 24, 58, 23, 61, 19, 61, 18, 58)),
    fill('ink', 'M28 58h6l-1 3h-4ZM39 58h6l-1 3h-4ZM50 58h6l-1 3h-4Z'),
    fill('rust', 'M17 14h26v6H17Z'),
    line('ink', 'M30 30l11 4M30 37l12 2M30 44l14 1', 2),
  ],
  amphora: [
    fill(
      'clay',
      'M25 6h14v6l-2 5c10 5 13 13 11 22-2 10-8 16-10 20H26c-2-4-8-10-10-20-2-9 1-17 11-22l-2-5Z',
    ),
    fill('rust', 'M39 6v6l-2 5c10 5 13 13 11 22-2 10-8 16-10 20h-5c6-14 9-30 1-42l1-5V6Z'),
    fill('ink', 'M16 31h32l.4 6H15.6Z'),
    fill('amber', 'M18 32l4 4 4-4 4 4 4-4 4 4 4-4 4 4v2H16v-2Z'),
    line('rust', 'M25 14c-9-1-13 6-10 13M39 14c9-1 13 6 10 13', 3),
    fill('bone', 'M23 4h18v4H23Z'),
  ],
  skull: [
    fill('bone', 'M8 30C8 16 20 8 33 8s24 9 24 22c0 8-4 12-8 14l-2 10H30l-3-7-13-4c-4-3-6-8-6-13Z'),
    fill('clay', 'M45 13c8 4 12 10 12 17 0 8-4 12-8 14l-2 10h-7c4-12 8-26 5-41Z'),
    fill(
      'ink',
      'M16 30c0-5 4-8 8-8s8 3 8 8-4 7-8 7-8-2-8-7ZM36 29c0-4 3-7 7-7s6 3 6 7-3 6-6 6-7-2-7-6Z',
    ),
    fill('ink', polygon(31, 39, 36, 37, 37, 43, 32, 44)),
    line('ink', 'M34 54v-5M40 54v-5M30 49h17', 2),
    fill('bone', 'M12 16C6 12 6 6 9 3c1 6 5 8 10 8Z'),
  ],
  satellite: [
    line('steel', 'M22 38L6 58M30 42L24 62M42 38l16 18M36 42l6 19', 2.4),
    fill('metal', ellipse(32, 25, 19)),
    fill('steel', 'M45 11a19 19 0 0 1-26 28 22 22 0 0 0 26-28Z'),
    fill('bone', 'M20 20c2-5 6-8 11-9l1 3c-4 1-7 3-9 7Z'),
    line('ink', 'M13.4 28c10 5 27 5 37 0M32 6c-6 10-6 26 0 38', 1.6),
    fill('rust', ellipse(40, 22, 4)),
    fill('amber', ellipse(39, 21, 1.6)),
  ],
  shard: [
    fill('clay', 'M6 56c6-8 16-10 26-10s20 2 26 10c-12 6-40 6-52 0Z'),
    fill('plum', polygon(20, 50, 16, 32, 24, 18, 31, 34, 30, 52)),
    fill('rose', polygon(20, 50, 16, 32, 24, 18, 24, 52)),
    fill('plum', polygon(34, 52, 30, 28, 38, 6, 47, 26, 44, 52)),
    fill('rose', polygon(34, 52, 30, 28, 38, 6, 39, 52)),
    fill('bone', polygon(33, 30, 38, 13, 38, 30)),
    fill('rust', 'M14 54c6-5 28-5 36 0-8 4-28 4-36 0Z'),
  ],
};
