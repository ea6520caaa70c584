import { expect, test } from '../support/test.ts';

test('the health endpoints report a running instance and accept only GET and HEAD', async ({ request }) => {
  for (const path of ['/api/health/live', '/api/health/ready']) {
    const response = await request.get(path);
    expect([response.status(), await response.json()]).toEqual([200, { status: 'ok' }]);
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect((await request.head(path)).status()).toBe(200);
    const postResponse = await request.post(path);
    expect([postResponse.status(), postResponse.headers().allow]).toEqual([405, 'GET, HEAD']);
  }
});

test('the page of the render check is neither indexed nor cached', async ({ request }) => {
  const response = await request.get('/render-check');
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(await response.text()).toContain('<p data-render-check="true"></p>');
});
