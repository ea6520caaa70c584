import type { OperationId } from '@sdk';
import { expect, test } from 'vitest';
import type { Database } from '../../mocks/database.ts';
import { scenarioNames } from '../../mocks/state/scenario-name.ts';
import { type Call, RATNA } from './case.ts';
import { responseProblems } from './conformance.ts';
import { createRequest, signIn } from './send.ts';
import { inProcess } from './target.ts';

const members = [RATNA, 'bima@kelana.example', 'sari@kelana.example'];

/** Returns every read with the ids of a database, as pairs of operation and call. */
function allReads({ catalogue }: Database): [OperationId, Call][] {
  const tours = catalogue.tours.map(({ id }) => ({ path: { id } }));
  const departures = catalogue.tours.flatMap(({ itineraries }) => itineraries.map(({ id }) => id));
  const firstDepartures = catalogue.tours.flatMap(({ itineraries }) => itineraries.slice(0, 1).map(({ id }) => id));
  const pairs = (id: OperationId, calls: Call[]): [OperationId, Call][] => calls.map((call) => [id, call]);
  const memberReads = (id: OperationId) =>
    pairs(
      id,
      members.map((one) => ({ member: one })),
    );
  return [
    ...pairs('listTours', [{ query: { limit: 100 } }, { query: { page: 1000 } }]),
    ...pairs(
      'listToursOfRegional',
      catalogue.regionals.map(({ id }) => ({ path: { regional_id: id }, query: { limit: 100 } })),
    ),
    ...pairs('getTour', tours),
    ...pairs('listItineraries', tours),
    ...pairs(
      'listDayActivities',
      departures.map((id) => ({ path: { id } })),
    ),
    ...pairs(
      'getItineraryPdf',
      firstDepartures.slice(0, 5).map((id) => ({ path: { itineraryId: id } })),
    ),
    ...pairs(
      'getVisaCountry',
      catalogue.visaCountries.map(({ id }) => ({ path: { id } })),
    ),
    ...pairs(
      'getCareer',
      catalogue.careers.map(({ slug }) => ({ path: { slug } })),
    ),
    ...pairs('listArticles', [{ query: { limit: 100 } }]),
    ...pairs(
      'getArticle',
      catalogue.articles.map(({ seo }) => ({ path: { slug: seo.slug } })),
    ),
    ...(['listRegionals', 'getTourTerms', 'listDeals', 'listCountries', 'listCities', 'listBanners'] as const).flatMap(
      (id) => pairs(id, [{}]),
    ),
    ...(['listVisaCountries', 'getPassportRequirement', 'getAboutPage', 'listPromotions'] as const).flatMap((id) =>
      pairs(id, [{}]),
    ),
    ...(['getContactPage', 'listCareers', 'listMiceProducts'] as const).flatMap((id) => pairs(id, [{}])),
    ...(['getProfile', 'getMembership', 'listBookings'] as const).flatMap(memberReads),
  ];
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
