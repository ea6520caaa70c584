import { waitForDeferredParts } from '../support/loaded-page.ts';
import { host } from '../support/service-host.ts';
import { expect, site, test } from '../support/test.ts';

test("the ordinary build has no developer panel, and its pages cannot use the host's controls", async ({ page }) => {
  const scriptUrls: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scriptUrls.push(response.url());
  });
  await page.goto('/group-tour/17');
  await page.evaluate(() => sessionStorage.setItem('kelana.panel', 'open'));
  await page.reload();
  await waitForDeferredParts(page);
  await expect(page.locator('#developer-panel')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /developer panel/ })).toHaveCount(0);
  expect(scriptUrls.length).toBeGreaterThan(0);
  const scripts = await Promise.all([...new Set(scriptUrls)].map(async (url) => (await page.request.get(url)).text()));
  expect(scripts.filter((text) => /Open the developer panel|developer-panel|__mock/.test(text)).length).toBe(0);
  // A browser adds the Origin header to the requests of a page; `page.request` does not.
  for (const path of ['/__mock', '/__mock/outbox']) {
    const response = await page.request.get(host + path, { headers: { origin: site } });
    expect([response.status(), response.headers()['access-control-allow-origin']]).toEqual([403, undefined]);
  }
});
