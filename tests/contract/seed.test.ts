import type { OperationId } from '@sdk';
import { expect, test } from 'vitest';
import type { Database } from '../../mocks/database.ts';
import { scenarioNames } from '../../mocks/state/scenario-name.ts';
import { type Call, RATNA } from './case.ts';
import { answerProblems } from './documented.ts';
import { requestOf, signIn } from './send.ts';
import { inProcess } from './target.ts';

const members = [RATNA, 'bima@kelana.example', 'sari@kelana.example'];

/** Every reading call, for the ids of a database. */
function readings({ catalogue }: Database): [OperationId, Call][] {
  const tours = catalogue.tours.map(({ id }) => ({ path: { id } }));
  const departures = catalogue.tours.flatMap(({ itineraries }) => itineraries.map(({ id }) => id));
  const some = catalogue.tours.flatMap(({ itineraries }) => itineraries.slice(0, 1).map(({ id }) => id));
  const of = (id: OperationId, calls: Call[]): [OperationId, Call][] => calls.map((call) => [id, call]);
  const member = (id: OperationId) =>
    of(
      id,
      members.map((one) => ({ member: one })),
    );
  return [
    ...of('listTours', [{ query: { limit: 100 } }, { query: { page: 1000 } }]),
    ...of(
      'listToursOfRegional',
      catalogue.regionals.map(({ id }) => ({ path: { regional_id: id }, query: { limit: 100 } })),
    ),
    ...of('getTour', tours),
    ...of('listItineraries', tours),
    ...of(
      'listDayActivities',
      departures.map((id) => ({ path: { id } })),
    ),
    ...of(
      'getItineraryPdf',
      some.slice(0, 5).map((id) => ({ path: { itineraryId: id } })),
    ),
    ...of(
      'getVisaCountry',
      catalogue.visaCountries.map(({ id }) => ({ path: { id } })),
    ),
    ...of(
      'getCareer',
      catalogue.careers.map(({ slug }) => ({ path: { slug } })),
    ),
    ...of('listArticles', [{ query: { limit: 100 } }]),
    ...of(
      'getArticle',
      catalogue.articles.map(({ seo }) => ({ path: { slug: seo.slug } })),
    ),
    ...(['listRegionals', 'getTourTerms', 'listDeals', 'listCountries', 'listCities', 'listBanners'] as const).flatMap(
      (id) => of(id, [{}]),
    ),
    ...(['listVisaCountries', 'getPassportRequirement', 'getAboutPage', 'listPromotions'] as const).flatMap((id) =>
      of(id, [{}]),
    ),
    ...(['getContactPage', 'listCareers', 'listMiceProducts'] as const).flatMap((id) => of(id, [{}])),
    ...(['getProfile', 'getMembership', 'listBookings'] as const).flatMap(member),
  ];
}

test.each(scenarioNames)(
  'every reading call of the scenario %s is answered as documented',
  async (scenario) => {
    const target = await inProcess();
    target.mockContext.reset(scenario);
    const problems: string[] = [];
    for (const [operationId, call] of readings(target.mockContext.database())) {
      const headers: Record<string, string> = call.member
        ? { authorization: `Bearer ${signIn(target, call.member)}` }
        : {};
      const response = await target.send(requestOf(target.origin, operationId, { ...call, headers }));
      const found =
        response.status === 200 ? await answerProblems(operationId, 200, response) : [String(response.status)];
      problems.push(...found.map((one) => `${operationId} ${JSON.stringify(call)}: ${one}`));
    }
    expect(problems).toEqual([]);
  },
  60_000,
);
