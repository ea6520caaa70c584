/** The sections of `tests/results.md` that parts of the lab write; one run measures each section as a whole. */
export const sections = [
  'bench weights',
  'bench next',
  'bench nginx',
  'bench paint',
  'bench lighthouse',
  'bench blocking',
  'bench visits',
  'bench rows',
  'bench peers',
  'a11y',
  'engines',
  'faults',
  'intents bookings',
  'intents sessions',
  'mutation',
  'growth',
  'cluster publish',
  'cluster disk',
  'cluster together',
  'cluster pictures',
  'cluster redis',
  'cluster ends',
  'cluster rolling',
  'cluster soak',
] as const;

export type Section = (typeof sections)[number];
