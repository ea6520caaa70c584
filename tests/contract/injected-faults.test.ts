import { expect, test } from 'vitest';
import { allBehaviours } from '../../mocks/behaviours/all.ts';
import { boundaryProblems } from './boundary/boundary-check.ts';
import { jsonOf, refusal, withBehaviours, withInterceptor } from './injected-faults/faulty-target.ts';
import { storyFaults } from './injected-faults/story-faults.ts';
import { randomProblem, randomSettings } from './random/random-check.ts';
import { createStoryClient } from './stories/story-client.ts';

// Each host has one injected fault, and the contract tests must report exactly that fault.

test('a limit that is one too low is found', async () => {
  const target = await withInterceptor(async (request, send) =>
    (await jsonOf(request))?.pax === 5000 ? refusal(422, 'pax') : send(request),
  );
  const { problems } = await boundaryProblems(target, 'bookMice');
  expect(problems).toEqual([
    expect.stringMatching(/^bookMice pax: 5000: the document allows it, the response is 422 pax instead of 200;/),
  ]);
});

test('a limit that is one too high is found', async () => {
  const target = await withInterceptor(async (request, send) => {
    const body = await jsonOf(request);
    if (body?.pax !== 9) return send(request);
    const { headers, method, url } = request;
    return send(new Request(url, { method, headers, body: JSON.stringify({ ...body, pax: 10 }) }));
  });
  const { problems } = await boundaryProblems(target, 'bookMice');
  expect(problems).toEqual(['bookMice pax: 9: the document forbids it, the response is 200 instead of 422']);
});

test('a refusal that names another field is found', async () => {
  const target = await withInterceptor(async (request, send) => {
    const isPageZero = new URL(request.url).searchParams.get('page') === '0';
    return isPageZero ? refusal(422, 'limit') : send(request);
  });
  const { problems } = await boundaryProblems(target, 'listArticles');
  expect(problems).toEqual(['listArticles page: 0: the response names limit']);
});

test('an undocumented status for one boundary is found', async () => {
  const target = await withInterceptor(async (request, send) => {
    const isPageZero = new URL(request.url).searchParams.get('page') === '0';
    return isPageZero ? refusal(400, 'page') : send(request);
  });
  const { problems } = await boundaryProblems(target, 'listArticles');
  expect(problems).toEqual(['listArticles page: 0: 400: 400 is not documented']);
});

test('an undocumented field of a response is found', async () => {
  const target = await withBehaviours({
    async listMiceProducts(context) {
      const { body } = await allBehaviours.listMiceProducts(context);
      return { status: 200, body: { ...body, margin: 7 } } as never;
    },
  });
  const { problems } = await boundaryProblems(target, 'listMiceProducts');
  expect(problems[0]).toContain('listMiceProducts Accept-Language: missing: 200: #/margin breaks');
});

test('random requests find a crash on a prototype name and report the seed', async () => {
  const target = await withInterceptor(async (request, send) => {
    const isHit = new URL(request.url).searchParams.has('constructor');
    return isHit ? Response.json({ message: 'constructor is not a filter' }, { status: 500 }) : send(request);
  });
  expect(await randomProblem(target, 'listRegionals', randomSettings)).toMatch(
    /^seed \d+, listRegionals \{.*"constructor".*constructor is not a filter/,
  );
});

test('random requests find a state that cannot be saved as JSON', async () => {
  const target = await withBehaviours({
    forgotPassword(context) {
      Object.assign(context.database.state, { extra: { last: undefined } });
      return allBehaviours.forgotPassword(context);
    },
  });
  expect(await randomProblem(target, 'forgotPassword', randomSettings)).toContain('the state is not plain JSON');
});

test.each(storyFaults)('a story finds that $fault', async ({ behaviours, story, error }) => {
  const target = await withBehaviours(behaviours);
  target.mockContext.reset('default');
  await expect(story(createStoryClient(target))).rejects.toThrow(error);
});
