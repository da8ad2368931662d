import type { Costs } from '../games/undermining/view';

/** What the edition file gives at a real table. */
export const SAMPLE_COSTS: Costs = {
  drill: { titanium: 1, diamond: 1 },
  thruster: { uranium: 1, niobium: 1 },
  bay: { titanium: 1, niobium: 1 },
  reactor: { uranium: 2, diamond: 1 },
};
