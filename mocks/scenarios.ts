import type { Locale } from './messages/messages.ts';
import { addDays } from './seed/calendar.ts';
import { buildCatalogue, type Catalogue } from './seed/catalogue.ts';
import { DEMO_EMAIL } from './seed/demo.ts';
import { enlargeCatalogue } from './seed/large-catalogue.ts';
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
type MasterData = 'regionals' | 'countries' | 'cities';

type ListName = { [Name in keyof Catalogue]: Catalogue[Name] extends unknown[] ? Name : never }[keyof Catalogue];

// A new list of the catalogue does not compile until it is empty here or master data above.
const noOffers: Record<Exclude<ListName, MasterData>, never[]> = {
  tours: [],
  deals: [],
  banners: [],
  promotions: [],
  visaCountries: [],
  careers: [],
  miceProducts: [],
  articles: [],
};

function withoutOffers(catalogue: Catalogue): Catalogue {
  return { ...catalogue, ...noOffers, dayActivities: {} };
}

/** A service that knows Indonesian alone. */
function inOneLanguage(catalogue: Catalogue): Catalogue {
  const onlyIndonesian = <Row extends object>(row: Row) => ({ ...row, languages: ['id' as const] });
  return {
    ...catalogue,
    tours: catalogue.tours.map(onlyIndonesian),
    articles: catalogue.articles.map(onlyIndonesian),
    careers: catalogue.careers.map(onlyIndonesian),
    visaCountries: catalogue.visaCountries.map(onlyIndonesian),
    about: onlyIndonesian(catalogue.about),
    tourTerms: onlyIndonesian(catalogue.tourTerms),
  };
}

/** Every second tour, article, vacancy and country is not translated, and neither is the page about the company. */
function partlyTranslated(today: string, locale: Locale): Catalogue {
  const indonesian = inOneLanguage(buildCatalogue(today, 'id'));
  const isMissing = (id: number) => id % 2 === 0;
  const choose = <Row extends { id: number }>(translated: Row[], rows: Row[]) =>
    translated.map((row) => (isMissing(row.id) ? (rows.find(({ id }) => id === row.id) ?? row) : row));
  const catalogue = buildCatalogue(today, locale);
  return {
    ...catalogue,
    tours: choose(catalogue.tours, indonesian.tours),
    articles: choose(catalogue.articles, indonesian.articles),
    careers: choose(catalogue.careers, indonesian.careers),
    visaCountries: choose(catalogue.visaCountries, indonesian.visaCountries),
    about: indonesian.about,
  };
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
  const fresh = mapMembers(state, (member) => ({
    ...member,
    membership: { card: { ...member.membership.card, point: 0 }, history: [] },
  }));
  return { ...fresh, bookings: [] };
}

function withManyBookings(state: State, today: string): State {
  const member = Object.values(state.members).find(({ email }) => email === DEMO_EMAIL);
  const samples = state.bookings.filter(({ memberId }) => memberId === member?.id);
  const bookings = Array.from({ length: 60 }, (_, index) => {
    const sample = samples[index % samples.length];
    if (!sample) return null;
    const history = { ...sample.history, date: addDays(today, 210 - index * 17), reservation_code: sampleCode(index) };
    return { ...sample, history };
  });
  const others = state.bookings.filter((booking) => !samples.includes(booking));
  return { ...state, bookings: [...others, ...bookings.filter((booking) => booking !== null)] };
}

function sampleCode(index: number): string {
  return `KLN-${String(index + 2).padStart(6, 'M')}`;
}
