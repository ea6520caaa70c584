import { type Call, isJsonObject, valueAt } from '../../generate/document.ts';
import type { Run } from './run.ts';

const UNKNOWN_ID = '2147483647';
const UNKNOWN_SLUG = 'kelana-contract-unknown';
const NO_TOKEN_OF_ANYBODY = 'kelana-contract-no-such-token';

/** The source of a parameter value: the operation that lists it, and the pointer to the value in each row. */
type Source = { parameter: string; from: string; at: string };

const BOOKING: Source = { parameter: 'code', from: 'listBookings', at: '/reservation_code' };

// Ids come from earlier answers, because every host has its own ids.
const sources: Partial<Record<string, Source>> = {
  listToursOfRegional: { parameter: 'regional_id', from: 'listRegionals', at: '/id' },
  getTour: { parameter: 'id', from: 'listTours', at: '/id' },
  listItineraries: { parameter: 'id', from: 'listTours', at: '/id' },
  listDayActivities: { parameter: 'id', from: 'listItineraries', at: '/id' },
  getItineraryPdf: { parameter: 'itineraryId', from: 'listItineraries', at: '/id' },
  getVisaCountry: { parameter: 'id', from: 'listVisaCountries', at: '/id' },
  getCareer: { parameter: 'slug', from: 'listCareers', at: '/slug' },
  getArticle: { parameter: 'slug', from: 'listArticles', at: '/seo/slug' },
  getBooking: BOOKING,
  sendPaymentProof: BOOKING,
  sendTripRequest: BOOKING,
  createTripLink: BOOKING,
  deleteTripLink: BOOKING,
  applyForCareer: { parameter: 'id', from: 'listCareers', at: '/id' },
  listCities: { parameter: 'country', from: 'listCountries', at: '/countryCode' },
};

/** Returns the operations and those that supply their ids. */
export function withSources(names: string[]): Set<string> {
  const all = new Set(names);
  // Iterating a set also visits the members added during the loop.
  for (const name of all) if (sources[name]) all.add(sources[name].from);
  return all;
}

/**
 * Calls every GET operation, lists before the operations that need their ids. Without a token it calls the public ones,
 * with a token the protected ones.
 */
export async function readAll(run: Run, token?: string): Promise<void> {
  const operations = run.operations.filter(({ method, auth }) => method === 'GET' && auth === (token !== undefined));
  const sourceCount = ({ id }: Call) => withSources([id]).size;
  for (const operation of operations.toSorted((a, b) => sourceCount(a) - sourceCount(b)))
    await readOne(run, operation, token);
}

async function readOne(run: Run, operation: Call, token?: string): Promise<void> {
  const { id, parameters, responses } = operation;
  // A secret that no read answers with.
  const secret = parameters.find((parameter) => parameter.in === 'header' && parameter.required);
  if (secret) return void (await run.ask(id, { status: 422, why: `without ${secret.name}` }));
  const wanted = parameters.find((parameter) => parameter.in === 'path');
  const values = wanted ? discovered(run, id) : [];
  const paths = wanted ? samples(values).map((value) => ({ [wanted.name]: value })) : [{}];
  for (const path of paths) await run.ask(id, { path, token });
  if (wanted && paths.length === 0) run.note(id, noteOn(id, wanted.name));

  const path = paths[0];
  if (path) {
    for (const query of goodQueries(run, operation))
      await run.ask(id, { path, query, token, why: 'to a documented query' });
    const bad = badQuery(operation);
    if (responses[422]) await run.ask(id, { path, query: bad.query, token, status: 422, why: bad.why });
  }
  if (wanted && responses[404]) {
    const unknown = wanted.schema.type === 'integer' ? UNKNOWN_ID : UNKNOWN_SLUG;
    await run.ask(id, { path: { [wanted.name]: unknown }, token, status: 404, why: 'with an unknown id' });
  }
}

/**
 * Checks that protected operations refuse a request without a token, and that reads also refuse an unknown token. No
 * body is sent. Writes are called only with `probesWrites`, because a faulty host could execute them.
 */
export async function callWithoutSession(run: Run, probesWrites: boolean): Promise<void> {
  for (const { id, method, auth } of run.operations) {
    if (!auth || (method !== 'GET' && !probesWrites)) continue;
    await run.ask(id, { status: 401, why: 'without a token' });
    if (method === 'GET') await run.ask(id, { token: NO_TOKEN_OF_ANYBODY, status: 401, why: "with nobody's token" });
  }
  if (!probesWrites) return;
  // These two carry the token in the body; an unknown token changes nothing.
  const json = { token: NO_TOKEN_OF_ANYBODY };
  const passwords = { password: 'Contract2027', confirm_password: 'Contract2027' };
  const ask = { status: 401, why: "with nobody's token" };
  if (run.results.has('checkToken')) await run.ask('checkToken', { ...ask, json });
  if (run.results.has('resetPassword')) await run.ask('resetPassword', { ...ask, json: { ...json, ...passwords } });
}

/** Returns the distinct values of earlier answers for an operation's parameter, in their order, as strings for a URL. */
export function discovered(run: Run, operationId: string): string[] {
  const source = sources[operationId];
  if (!source) return [];
  const rows = run.bodiesOf(source.from).flatMap((body) => {
    return isJsonObject(body) && Array.isArray(body.data) ? (body.data as unknown[]) : [];
  });
  const values = rows.map((row) => valueAt(row, source.at)).filter((value) => /^(string|number)$/.test(typeof value));
  return [...new Set(values.map(String))].filter((text) => text !== '');
}

function samples(values: string[]): string[] {
  return [...new Set([values[0], values.at(-1)])].filter((value) => value !== undefined);
}

function goodQueries(run: Run, { id, parameters }: Call): Record<string, string>[] {
  const queries = parameters.filter((parameter) => parameter.in === 'query');
  const sourced = queries.flatMap(({ name }) => {
    const value = sources[id]?.parameter === name ? discovered(run, id)[0] : undefined;
    return value === undefined ? [] : [{ [name]: value }];
  });
  return queries.some(({ name }) => name === 'page') ? [...sourced, { page: '2' }] : sourced;
}

function badQuery({ parameters }: Call): { query: Record<string, string>; why: string } {
  const bounded = parameters.find((one) => one.in === 'query' && typeof one.schema.minimum === 'number');
  if (!bounded) return { query: { kelana_contract: '1' }, why: 'to an unknown query parameter' };
  const below = String(Number(bounded.schema.minimum) - 1);
  return { query: { [bounded.name]: below }, why: `to ${bounded.name}=${below}` };
}

function noteOn(operationId: string, parameter: string): string {
  const source = sources[operationId];
  return source
    ? `not read: ${source.from} gave no ${parameter}`
    : `not read: no list is named that gives ${parameter} (scripts/contract/live/reads.ts)`;
}
