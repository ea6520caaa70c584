import type { Facets } from '../../../sdk/src/index.ts';
import { demoMember } from '../../lib/member-session.ts';

/** A request of the load: a path, and a body that makes it a POST. */
export type GrowthRequest = { path: string; body?: object };

/**
 * An operation and the requests of one round, in turns. They differ, so that the service computes each answer; `goal` is
 * false where something else than the catalogue limits the rate.
 */
export type GrowthLoad = { name: string; requests: GrowthRequest[]; goal: boolean };

const TOURS = '/v1/modules/tour/tours/regional';
const TOURS_AND_DEPARTURES = '/v1/modules/tour/tours/departures';
const SEEDED_TOURS = 36;
// As mocks/seed/large makes them.
const ARTICLES_PER_FACTOR = 16;
const MEMBERS_PER_FACTOR = 333;
const numberedEmail = (number: number) => `anggota${String(number).padStart(6, '0')}@kelana.example`;
/** More than the host remembers of one list. */
const VARIANTS = 1200;
const SORTS = ['soonest', 'price_asc', 'price_desc', 'duration_asc', 'newest'];
const WORDS = [
  'turki',
  'jepang',
  'europe',
  'kyoto',
  'istanbul',
  'korea',
  'eropa barat',
  'sakura',
  'keluarga',
  'amerika',
];
const ARTICLE_WORDS = ['visa', 'paspor', 'sakura', 'balon udara', 'koper', 'family', 'halal', 'aurora', 'tipping'];

/** The loads for a catalogue of `factor` times the seed, with the choices that its list offers. */
export function growthLoads(factor: number, facets: Facets): GrowthLoad[] {
  const tours = SEEDED_TOURS * factor;
  const pages = Math.max(4, Math.ceil(tours / 9 / 8));
  const months = facets.months.map(({ month }) => month);
  const page = (index: number) => `page=${1 + (index % pages)}&sort=${pick(SORTS, index)}`;
  const list = (name: string, filter: (index: number) => string) =>
    load(name, (index) => ({ path: `${TOURS}?${filter(index)}&${page(index)}` }));
  return [
    list('list', (index) => `limit=${9 + (index % 4)}`),
    list('list of a region', (index) => `regional_id=${pick(facets.regionals, index).id}`),
    list('list of a country', (index) => `country=${pick(facets.countries ?? [], index).id}`),
    list('list of a month', (index) => `month=${pick(months, index)}`),
    list('list by price', (index) => `min_price=${(index % 30) * 1_000_000}&max_price=${40_000_000 - index}`),
    list('list by days', (index) => `min_days=${1 + (index % 8)}&max_days=${8 + (index % 6)}`),
    list('list with free seats', (index) => `available=1&month=${pick(months, index)}`),
    list('search', (index) => `search=${encodeURIComponent(pick(WORDS, index))}`),
    list('search with a mistake', (index) => `search=${encodeURIComponent(`${pick(WORDS, index)}x${index}`)}`),
    load('counts of all filters', (index) => ({
      path: `${TOURS}?limit=1&country=${pick(facets.countries ?? [], index).id}&month=${pick(months, index)}&max_price=${30_000_000 + index}`,
    })),
    load("region's list", (index) => ({
      path: `${TOURS}/${pick(facets.regionals, index).id}?${page(index)}&max_days=${9 + (index % 4)}`,
    })),
    load('calendar of a month', (index) => ({
      path: `${TOURS_AND_DEPARTURES}?at=${pick(months, index)}&limit=100&page=${1 + (index % 4)}&max_price=${90_000_000 + index}`,
    })),
    load('calendar with filters', (index) => ({
      path: `${TOURS_AND_DEPARTURES}?limit=100&available=1&country=${pick(facets.countries ?? [], index).id}&min_price=${index}`,
    })),
    load('tour', (index) => ({ path: `/v1/modules/tour/${numbered(index, tours)}/detail` })),
    load('departures of a tour', (index) => ({ path: `/v1/modules/tour/${numbered(index, tours)}/itineraries` })),
    load('days of a tour', (index) => ({
      path: `/v1/modules/tour/tours/itinerary/${numbered(index, tours)}/day-activities`,
    })),
    load('articles', (index) => ({
      path: `/v1/modules/articles?page=${1 + (index % Math.ceil((ARTICLES_PER_FACTOR * factor) / 9))}&limit=${6 + (index % 6)}`,
    })),
    load('article search', (index) => ({
      path: `/v1/modules/articles?search=${encodeURIComponent(pick(ARTICLE_WORDS, index))}&page=${1 + (index % 7)}`,
    })),
    load('site data', (index) => ({ path: pick(SITE_DATA, index) })),
    ...signIns(factor),
  ];
}

const SITE_DATA = [
  '/v1/modules/tour/regionals',
  '/v1/modules/master/deals',
  '/v1/modules/banners',
  '/v2/modules/page/promotion',
  '/v2/modules/page/contact',
  '/v2/modules/page/visa/country',
];

/** Members by number have a hash of few rounds; that of a demo account limits its rate at every scale. */
function signIns(factor: number): GrowthLoad[] {
  const signIn = (email: string): GrowthRequest => ({
    path: '/v1/auth/login',
    body: { email, password: demoMember.password },
  });
  const members = MEMBERS_PER_FACTOR * factor;
  return [
    ...(factor > 1 ? [load('sign-in', (index) => signIn(numberedEmail(4 + ((index * 83) % (members - 3)))))] : []),
    load('sign-in with the usual hash', () => signIn(demoMember.email), false),
  ];
}

function load(name: string, request: (index: number) => GrowthRequest, goal = true): GrowthLoad {
  return { name, requests: Array.from({ length: VARIANTS }, (_, index) => request(index)), goal };
}

/** Ids all over the catalogue, in an order that is not theirs. */
const numbered = (index: number, total: number) => 1 + ((index * 7919) % total);

function pick<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}

/** The script with which wrk sends the requests one after the other. */
export function wrkScript(requests: readonly GrowthRequest[]): string {
  const lines = requests.map(({ path, body }) =>
    body
      ? `  wrk.format("POST", ${luaText(path)}, { ["Content-Type"] = "application/json" }, ${luaText(JSON.stringify(body))}),`
      : `  wrk.format("GET", ${luaText(path)}),`,
  );
  return [
    'local requests, last',
    'function init()',
    '  last = 0',
    '  requests = {',
    ...lines,
    '  }',
    'end',
    'function request()',
    '  last = last % #requests + 1',
    '  return requests[last]',
    'end',
    '',
  ].join('\n');
}

// A text of JSON is one of Lua too, as long as it has no escape beside quotes and backslashes.
const luaText = (text: string) => JSON.stringify(text);
