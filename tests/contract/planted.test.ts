import { expect, test } from 'vitest';
import { allBehaviours } from '../../mocks/behaviours/all.ts';
import { boundaryProblems } from './boundary/boundary-check.ts';
import { jsonOf, refused, withBehaviours, withEngine } from './planted/planted-target.ts';
import { storyFaults } from './planted/story-faults.ts';
import { plan, randomProblem } from './random/random-check.ts';
import { personAt } from './stories/person.ts';

// Hosts with one planted fault each: the contract tests must report exactly that fault.

test('a limit that is one too low is found', async () => {
  const target = await withEngine(async (request, send) =>
    (await jsonOf(request))?.pax === 5000 ? refused(422, 'pax') : send(request),
  );
  const { problems } = await boundaryProblems(target, 'bookMice');
  expect(problems).toEqual(['bookMice pax: 5000: the document takes it, the answer is 422 pax and not 200']);
});

test('a limit that is one too high is found', async () => {
  const target = await withEngine(async (request, send) => {
    const body = await jsonOf(request);
    if (body?.pax !== 9) return send(request);
    const { headers, method, url } = request;
    return send(new Request(url, { method, headers, body: JSON.stringify({ ...body, pax: 10 }) }));
  });
  const { problems } = await boundaryProblems(target, 'bookMice');
  expect(problems).toEqual(['bookMice pax: 9: the document refuses it, the answer is 200 and not 422']);
});

test('a refusal that names another field is found', async () => {
  const target = await withEngine(async (request, send) => {
    const isPageZero = new URL(request.url).searchParams.get('page') === '0';
    return isPageZero ? refused(422, 'limit') : send(request);
  });
  const { problems } = await boundaryProblems(target, 'listArticles');
  expect(problems).toEqual(['listArticles page: 0: the answer names limit']);
});

test('an undocumented status for one boundary is found', async () => {
  const target = await withEngine(async (request, send) => {
    const isPageZero = new URL(request.url).searchParams.get('page') === '0';
    return isPageZero ? refused(400, 'page') : send(request);
  });
  const { problems } = await boundaryProblems(target, 'listArticles');
  expect(problems).toEqual(['listArticles page: 0: 400: 400 is not documented']);
});

test('an undocumented field of an answer is found', async () => {
  const target = await withBehaviours({
    async listMiceProducts(context) {
      const { body } = await allBehaviours.listMiceProducts(context);
      return { status: 200, body: { ...body, margin: 7 } } as never;
    },
  });
  const { problems } = await boundaryProblems(target, 'listMiceProducts');
  expect(problems[0]).toContain('listMiceProducts Accept-Language: missing: 200: #/margin breaks');
});

test('a crash on the name of a prototype is found by random requests, with the seed to find it again', async () => {
  const target = await withEngine(async (request, send) => {
    const isHit = new URL(request.url).searchParams.has('constructor');
    return isHit ? Response.json({ message: 'constructor is not a filter' }, { status: 500 }) : send(request);
  });
  expect(await randomProblem(target, 'listRegionals', plan)).toMatch(
    /^seed \d+, listRegionals \{.*"constructor".*constructor is not a filter/,
  );
});

test('a state that no file could keep is found by random requests', async () => {
  const target = await withBehaviours({
    forgotPassword(context) {
      Object.assign(context.database.state, { asked: { last: undefined } });
      return allBehaviours.forgotPassword(context);
    },
  });
  expect(await randomProblem(target, 'forgotPassword', plan)).toContain('the state is not plain JSON');
});

test.each(storyFaults)('a story finds that $fault', async ({ behaviours, story, told }) => {
  const target = await withBehaviours(behaviours);
  target.mockContext.reset('default');
  await expect(story(personAt(target))).rejects.toThrow(told);
});
