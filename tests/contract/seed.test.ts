import type { OperationId } from '@sdk';
import { expect, test } from 'vitest';
import type { Database } from '../../mocks/database.ts';
import { allOperations } from '../../mocks/engine/operation.ts';
import { scenarioNames } from '../../mocks/state/state.ts';
import { type Call, RATNA } from './case.ts';
import { responseProblems } from './document.ts';
import { createRequest, signIn } from './send.ts';
import { inProcess } from './target.ts';

const members = [RATNA, 'bima@kelana.example', 'sari@kelana.example'];

// One code makes all copies of the large scenario, so a sample of its rows stands for all.
const LARGE_SAMPLE = 41;

/** Returns the calls of the reads with an id in their path, one for each row, and of those with pages. */
function callsByRow({ catalogue: { tours: all, articles, ...catalogue }, state }: Database) {
  const sampled = <Row>(rows: Row[]) =>
    state.scenario === 'large' ? rows.filter((_, index) => index % LARGE_SAMPLE === 0) : rows;
  const tours = sampled(all).map(({ id }) => ({ path: { id } }));
  const departures = sampled(all.flatMap(({ itineraries }) => itineraries.map(({ id }) => id)));
  const firstDepartures = all.flatMap(({ itineraries }) => itineraries.slice(0, 1).map(({ id }) => id));
  const calls: Partial<Record<OperationId, Call[]>> = {
    listTours: [{ query: { limit: 100 } }, { query: { page: 1000 } }],
    listToursOfRegional: catalogue.regionals.map(({ id }) => ({ path: { regional_id: id }, query: { limit: 100 } })),
    getTour: tours,
    listItineraries: tours,
    listDayActivities: departures.map((id) => ({ path: { id } })),
    getItineraryPdf: firstDepartures.slice(0, 5).map((id) => ({ path: { itineraryId: id } })),
    getVisaCountry: catalogue.visaCountries.map(({ id }) => ({ path: { id } })),
    getCareer: catalogue.careers.map(({ slug }) => ({ path: { slug } })),
    listArticles: [{ query: { limit: 100 } }],
    getBooking: state.bookings
      .filter(({ memberId }) => memberId === 'm1')
      .map(({ history }) => ({ member: RATNA, path: { code: history.reservation_code ?? '' } })),
    // No seeded booking has a link.
    getSharedTrip: [],
    getArticle: sampled(articles).map(({ seo }) => ({ path: { slug: seo.slug } })),
  };
  return calls;
}

/** Returns every read of the document with the ids of a database, as pairs of operation and call. */
function allReads(database: Database): [OperationId, Call][] {
  const byRow = callsByRow(database);
  return allOperations()
    .filter(([, { method }]) => method === 'GET')
    .flatMap(([id, { auth, parameters }]) => {
      if (parameters.path.length > 0 && !byRow[id]) {
        throw new Error(`${id} has an id in its path: add its calls to callsByRow of tests/contract/seed.test.ts.`);
      }
      const calls = byRow[id] ?? (auth ? members.map((member): Call => ({ member })) : [{}]);
      return calls.map((call): [OperationId, Call] => [id, call]);
    });
}

test.each(scenarioNames)(
  'every read in the scenario %s is answered as documented',
  async (scenario) => {
    const target = await inProcess();
    target.mockContext.reset(scenario);
    const problems: string[] = [];
    for (const [operationId, call] of allReads(target.mockContext.database())) {
      const headers: Record<string, string> = call.member
        ? { authorization: `Bearer ${signIn(target, call.member)}` }
        : {};
      const response = await target.send(createRequest(target.origin, operationId, { ...call, headers }));
      const ofResponse =
        response.status === 200 ? await responseProblems(operationId, 200, response) : [String(response.status)];
      problems.push(...ofResponse.map((problem) => `${operationId} ${JSON.stringify(call)}: ${problem}`));
    }
    expect(problems).toEqual([]);
  },
  60_000,
);
