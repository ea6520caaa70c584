import type { Locale } from './messages/locale.ts';
import { jakartaDay } from './rules/jakarta-day.ts';
import { scenarios } from './scenarios.ts';
import type { Catalogue } from './seed/catalogue.ts';
import type { ScenarioName } from './state/scenario-name.ts';
import { createSeededState } from './state/seeded-state.ts';
import type { State } from './state/state.ts';

/** The data of the service: the catalogue is its offer of today in one language, the state holds changes by callers. */
export type Database = { catalogue: Catalogue; state: State };

/** The database in each language; all share one state. */
export type Databases = Readonly<Record<Locale, Database>>;

/**
 * Creates the databases as of `now`. A given `state` is combined with today's catalogue, unless another scenario is
 * requested; then the state is seeded again.
 */
export function createDatabases({
  now,
  scenario,
  state: given,
}: {
  now: Date;
  scenario?: ScenarioName;
  state?: State;
}): Databases {
  const name = scenario ?? given?.scenario ?? 'default';
  const today = jakartaDay(now);
  const state = given?.scenario === name ? given : scenarios[name].state(createSeededState(name, today), today);
  return { id: databaseIn('id'), en: databaseIn('en') };

  // The catalogue of a language is built when it is first asked for, because most tests need one only.
  function databaseIn(locale: Locale): Database {
    let catalogue: Catalogue | undefined;
    return {
      get catalogue() {
        catalogue ??= scenarios[name].catalogue(today, locale);
        return catalogue;
      },
      state,
    };
  }
}
