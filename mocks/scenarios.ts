import { addDays } from './seed/calendar.ts';
import type { Catalogue } from './seed/catalogue.ts';
import { DEMO_EMAIL } from './seed/demo.ts';
import type { ScenarioName } from './state/scenario-name.ts';
import type { Member, State } from './state/state.ts';

/** The differences of a scenario from the seed; both functions may return their argument unchanged. */
type Scenario = { catalogue(catalogue: Catalogue): Catalogue; state(state: State, today: string): State };

const unchanged: Scenario = { catalogue: (catalogue) => catalogue, state: (state) => state };

/** Scenarios for screens that are hard to reach: `default` is the seed, the other names describe what they change. */
export const scenarios: Record<ScenarioName, Scenario> = {
  default: unchanged,
  empty: { catalogue: withoutOffers, state: withoutHistory },
  'zero-points': { ...unchanged, state: (state) => mapMembers(state, withoutPoints) },
  premium: { ...unchanged, state: (state) => mapMembers(state, asPremium) },
  'sold-out': { ...unchanged, catalogue: soldOut },
  'many-bookings': { ...unchanged, state: withManyBookings },
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
