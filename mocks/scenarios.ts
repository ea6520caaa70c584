import type { Tour } from '@sdk';
import { addDays } from './seed/calendar.ts';
import { buildCatalogue, type Catalogue } from './seed/catalogue.ts';
import { DEMO_EMAIL } from './seed/demo.ts';
import { enlargeCatalogue } from './seed/large-catalogue.ts';
import type { Locale } from './seed/localized.ts';
import type { Member, ScenarioName, State } from './state/state.ts';

/** The data of a scenario: its catalogue on a day (`YYYY-MM-DD`), and its change of the seeded state. */
type Scenario = {
  catalogue(today: string, locale: Locale): Catalogue;
  state(state: State, today: string): State;
};

const unchanged: Scenario = { catalogue: buildCatalogue, state: (state) => state };

/** Scenarios for screens that are hard to reach: `default` is the seed, the other names describe what they change. */
export const scenarios: Record<ScenarioName, Scenario> = {
  default: unchanged,
  empty: { catalogue: (...of) => withoutOffers(buildCatalogue(...of)), state: withoutHistory },
  'zero-points': { ...unchanged, state: (state) => mapMembers(state, withoutPoints) },
  premium: { ...unchanged, state: (state) => mapMembers(state, asPremium) },
  'sold-out': { ...unchanged, catalogue: (...of) => soldOut(buildCatalogue(...of)) },
  'many-bookings': { ...unchanged, state: withManyBookings },
  'one-language': { ...unchanged, catalogue: (today) => inOneLanguage(buildCatalogue(today, 'id')) },
  'partly-translated': { ...unchanged, catalogue: partlyTranslated },
  large: { ...unchanged, catalogue: (...of) => enlargeCatalogue(buildCatalogue(...of)) },
};

/** Lists that forms and filters need in every scenario. */
const MASTER_DATA = ['regionals', 'countries', 'cities'];

function withoutOffers(catalogue: Catalogue): Catalogue {
  const parts = Object.entries(catalogue).map(([name, part]) => {
    return [name, Array.isArray(part) && !MASTER_DATA.includes(name) ? [] : part];
  });
  return { ...Object.fromEntries(parts), dayActivities: {} };
}

type Row = { id: number };

/** Replaces the rows that have languages. */
function mapRows(catalogue: Catalogue, change: (row: Row, list: keyof Catalogue) => object): Catalogue {
  const names = ['tours', 'articles', 'careers', 'visaCountries'] as const;
  const lists = names.map((name) => [name, (catalogue[name] as Row[]).map((row) => change(row, name))]);
  return { ...catalogue, ...Object.fromEntries(lists) };
}

/** A service that knows Indonesian alone. */
function inOneLanguage(catalogue: Catalogue): Catalogue {
  const onlyIndonesian = <Part extends object>(part: Part) => ({ ...part, languages: ['id' as const] });
  const { about, tourTerms } = catalogue;
  return {
    ...mapRows(catalogue, onlyIndonesian),
    about: onlyIndonesian(about),
    tourTerms: onlyIndonesian(tourTerms),
  };
}

/** Every second tour, article, vacancy and country is not translated, and neither is the page about the company. */
function partlyTranslated(today: string, locale: Locale): Catalogue {
  const indonesian = inOneLanguage(buildCatalogue(today, 'id'));
  const translated = mapRows(buildCatalogue(today, locale), (row, list) => {
    const untranslated = (indonesian[list] as Row[]).find(({ id }) => id === row.id && id % 2 === 0);
    // Countries are no part of a tour, but rows of their own.
    const { mainCountries } = row as Partial<Tour>;
    return untranslated ? { ...untranslated, ...(mainCountries && { mainCountries }) } : row;
  });
  return { ...translated, about: indonesian.about };
}

function soldOut(catalogue: Catalogue): Catalogue {
  const tours = catalogue.tours.map((tour) => ({
    ...tour,
    itineraries: tour.itineraries.map((itinerary) => ({ ...itinerary, seat: 0 })),
  }));
  return { ...catalogue, tours };
}

function mapMembers(state: State, change: (member: Member) => Member): State {
  const members = Object.entries(state.members).map(([id, member]) => [id, change(member)]);
  return { ...state, members: Object.fromEntries(members) };
}

function withoutPoints(member: Member): Member {
  const { card, history } = member.membership;
  return { ...member, membership: { card: { ...card, point: 0 }, history } };
}

function asPremium(member: Member): Member {
  return { ...member, profile: { ...member.profile, is_member_premium: true } };
}

function withoutHistory(state: State): State {
  const fresh = mapMembers(mapMembers(state, withoutPoints), ({ membership, ...member }) => ({
    ...member,
    membership: { ...membership, history: [] },
  }));
  return { ...fresh, bookings: [] };
}

/** The length of a trip of `many-bookings`. */
const TRIP_DAYS = 9;

function withManyBookings(state: State, today: string): State {
  const member = Object.values(state.members).find(({ email }) => email === DEMO_EMAIL);
  const samples = state.bookings.filter(({ memberId }) => memberId === member?.id);
  const bookings = Array.from({ length: 60 }, (_, index) => {
    const sample = samples[index % samples.length];
    if (!sample) return null;
    const reservation_code = `KLN-${String(index + 2).padStart(6, 'M')}`;
    const date = addDays(today, 210 - index * 17);
    const dates = { date, arrival_date: addDays(date, TRIP_DAYS - 1) };
    return { ...sample, history: { ...sample.history, ...dates, reservation_code } };
  });
  const others = state.bookings.filter((booking) => !samples.includes(booking));
  return { ...state, bookings: [...others, ...bookings.filter((booking) => booking !== null)] };
}
