/**
 * How many pages of each kind a build makes at most, in each language: those that are asked for most. All others are
 * made at their first visit, so that a build takes as long with ten thousand tours as with fifty.
 */
export const builtPages = {
  /** The tours that depart soonest, each with its booking page. */
  tours: 48,
  /** The newest articles. */
  articles: 24,
  /** The regions with the most tours. */
  regions: 24,
  /** The positions at the top of the list, each with its application form. */
  careers: 24,
} as const;
