import { jakartaDay } from './rules/jakarta-day.ts';
import { scenarios } from './scenarios.ts';
import { buildCatalogue, type Catalogue } from './seed/catalogue.ts';
import type { ScenarioName } from './state/scenario-name.ts';
import { createSeededState } from './state/seeded-state.ts';
import type { State } from './state/state.ts';

/** The data of the service: the catalogue is its offer of today, the state holds changes by callers. */
export type Database = { catalogue: Catalogue; state: State };

/**
 * Creates the database as of `now`. A given `state` is combined with today's catalogue, unless another scenario is
 * requested; then the state is seeded again.
 */
export function createDatabase({
  now,
  scenario,
  state,
}: {
  now: Date;
  scenario?: ScenarioName;
  state?: State;
}): Database {
  const name = scenario ?? state?.scenario ?? 'default';
  const today = jakartaDay(now);
  const catalogue = scenarios[name].catalogue(buildCatalogue(today));
  if (state?.scenario === name) return { catalogue, state };
  return { catalogue, state: scenarios[name].state(createSeededState(name, today), today) };
}
