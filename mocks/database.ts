import { jakartaDay } from './rules/jakarta-day.ts';
import { withDrafts, withEdits } from './rules/row-edits.ts';
import { scenarios } from './scenarios.ts';
import { addDays } from './seed/calendar.ts';
import type { Catalogue } from './seed/catalogue.ts';
import { DEMO_PASSWORD_HASH } from './seed/demo.ts';
import type { Locale } from './seed/localized.ts';
import type { MemberSeed } from './seed/members/member-seed.ts';
import { buildMembers } from './seed/members.ts';
import { emptyState, type Member, type ScenarioName, type State } from './state/state.ts';

/** The data of the service: the catalogue is its offer of today in one language, the state holds changes by callers. */
export type Database = { catalogue: Catalogue; state: State };

/** The database in each language, published or with the drafts of editors; all share one state. */
export type Databases = Readonly<Record<Locale, Database>> & { drafts: Readonly<Record<Locale, Database>> };

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
  const catalogues: Partial<Record<Locale, { shared: Catalogue; own: Catalogue }>> = {};
  const published = () => state;
  const drafts = () => withDrafts(state);
  return {
    id: databaseOf('id', published),
    en: databaseOf('en', published),
    drafts: { id: databaseOf('id', drafts), en: databaseOf('en', drafts) },
  };

  function databaseOf(locale: Locale, getState: () => State): Database {
    // Reused while the edits are unchanged, because the serializers cache by the identity of the catalogue.
    let edited: { edits: string; catalogue: Catalogue } | undefined;
    return {
      get catalogue() {
        const edits = getState().edits.published;
        const key = JSON.stringify(edits);
        if (edited?.edits === key) return edited.catalogue;
        const catalogue = withEdits(seeded(locale), edits, locale);
        edited = { edits: key, catalogue };
        return catalogue;
      },
      get state() {
        return getState();
      },
    };
  }

  // The catalogue of a language is built when it is first asked for, because most tests need one only.
  function seeded(locale: Locale): Catalogue {
    const shared = catalogues[locale]?.shared ?? sharedCatalogue(name, today, locale);
    // The serializers cache the seats by the catalogue, so each database has an object of its own with shared rows.
    const known = catalogues[locale] ?? { shared, own: { ...shared } };
    catalogues[locale] = known;
    return known.own;
  }
}

// Weak references, so that a catalogue that no database uses can be collected.
const sharedCatalogues = new Map<string, WeakRef<Catalogue>>();

/** The catalogue of a scenario on a day. It is large and never changes, so the worlds of a host share it. */
function sharedCatalogue(scenario: ScenarioName, today: string, locale: Locale): Catalogue {
  const key = `${scenario} ${today} ${locale}`;
  const known = sharedCatalogues.get(key)?.deref();
  if (known) return known;
  const catalogue = scenarios[scenario].catalogue(today, locale);
  sharedCatalogues.set(key, new WeakRef(catalogue));
  return catalogue;
}

/** The initial state of a database: the demo accounts with their bookings. */
export function createSeededState(scenario: ScenarioName, today: string): State {
  const state = emptyState(scenario);
  for (const seed of buildMembers(today)) {
    state.members[seed.id] = toMember(seed);
    state.counters.member += 1;
    for (const { agreed: seeded, ...history } of seed.bookings) {
      const agreed = seeded ? { on: addDays(today, -seeded.daysAgo), prices: { price: seeded.price } } : null;
      state.bookings.push({ memberId: seed.id, history, reservation: null, request: null, agreed });
    }
  }
  return state;
}

function toMember({ id, acceptsMarketing, profile, membership }: MemberSeed): Member {
  const { email } = profile;
  return structuredClone({ id, email, passwordHash: DEMO_PASSWORD_HASH, acceptsMarketing, profile, membership });
}
