import { expect, test } from '../support/test.ts';

test('an instance says that it lives and can render, to whoever reads', async ({ request }) => {
  for (const path of ['/api/health/live', '/api/health/ready']) {
    const answer = await request.get(path);
    expect([answer.status(), await answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect((await request.head(path)).status()).toBe(200);
    const sent = await request.post(path);
    expect([sent.status(), sent.headers().allow]).toEqual([405, 'GET, HEAD']);
  }
});

test('the page that proves it is in no index and kept by nobody', async ({ request }) => {
  const answer = await request.get('/render-check');
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(await answer.text()).toContain('<p data-render-check="true"></p>');
});
