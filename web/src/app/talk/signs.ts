/** The eight signs that need no language, each as a line drawing on a grid of 24. */

import type { SendSign } from '../client/wire';

export type Sign = SendSign['sign'];

export const SIGNS: Record<Sign, string> = {
  hello:
    'M8 13V6.5a1.4 1.4 0 0 1 2.8 0V12M10.8 11V4.500a1.4 1.4 0 0 1 2.8 0V11M13.6 11.500V6a1.4 1.4 0 0 1 2.8 0V14c0 4-2.5 6.5-5.5 6.500S6.5 19 5 15.500L3.8 13a1.4 1.4 0 0 1 2.5-1.200L8 14M19 4c1 1 1.5 2.2 1.6 3.5',
  good_luck:
    'M12 12C9 9 6.5 9 6.5 6.800S9.5 4 12 7c2.5-3 5.5-2.4 5.5-.2S15 9 12 12ZM12 12c3-3 3-5.5 5.2-5.500M12 12c-3 3-5.5 3-5.5 5.200S9.5 20 12 17c2.5 3 5.5 2.4 5.5.2S15 15 12 12Z',
  well_played:
    'M7 11V20H4V11ZM7 11L11 4c1.5 0 2.3 1 2 2.500L12.3 10H18.500c1.2 0 2 1 1.7 2.200L18.6 18.500c-.2.9-1 1.5-1.9 1.500H7',
  thanks:
    'M12 20C5 15.5 3.5 12 3.5 9A4.2 4.2 0 0 1 12 7.200A4.2 4.2 0 0 1 20.5 9c0 3-1.5 6.5-8.5 11Z',
  thinking:
    'M5 14h.1M4 17.500h14.500a3.5 3.5 0 0 0 .3-7A5.5 5.5 0 0 0 8.3 8.800A4.4 4.4 0 0 0 4 17.500ZM9 13h.1M12.5 13h.1M16 13h.1',
  oops: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM8.5 9.500h.1M15.5 9.500h.1M8 16.500c1.3-1.8 2.7-1.8 4 0s2.7 1.8 4 0',
  wow: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM8.5 9.500h.1M15.5 9.500h.1M12 13a2.2 2.6 0 1 0 0 5a2.2 2.6 0 0 0 0-5Z',
  goodbye: 'M5 21V3H13V21M3 21H21M10 12h.1M15 12H21M18.5 9L21.5 12L18.5 15',
};

export const SIGN_NAMES = Object.keys(SIGNS) as Sign[];
