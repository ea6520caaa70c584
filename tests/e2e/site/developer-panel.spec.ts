import { host } from '../support/service-host.ts';
import { expect, site, test } from '../support/test.ts';

test('the ordinary build has no developer panel: no element, no script, no control opened to its pages', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto('/group-tour/17');
  await page.evaluate(() => sessionStorage.setItem('kelana.panel', 'open'));
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#developer-panel')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /developer panel/ })).toHaveCount(0);
  expect(scripts.length).toBeGreaterThan(0);
  const texts = await Promise.all([...new Set(scripts)].map(async (url) => (await page.request.get(url)).text()));
  expect(texts.filter((text) => /Open the developer panel|developer-panel|__mock/.test(text)).length).toBe(0);
  // As its pages would ask: a browser adds the origin by itself.
  for (const path of ['/__mock', '/__mock/outbox']) {
    const answer = await page.request.get(host + path, { headers: { origin: site } });
    expect([answer.status(), answer.headers()['access-control-allow-origin']]).toEqual([403, undefined]);
  }
});
