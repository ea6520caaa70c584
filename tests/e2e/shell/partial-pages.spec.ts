import type { Page } from '@playwright/test';
import { fetchSitePages } from '../../../scripts/lab/shots/site-pages.ts';
import { host } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const NAMES = [
  'home',
  'tours',
  'destination',
  'tour',
  'obs',
  'booking',
  'bookingTerms',
  'promotion',
  'visaAndPassport',
  'article',
  'contact',
  'corporate',
  'mice',
  'signIn',
  'privacyPolicy',
  'notFound',
] as const;
// A tenth of the layout shift that a whole visit may have to count as good.
const LIMIT = 0.01;

// The policy of the site forbids `document.write`.
test.use({ bypassCSP: true });

/**
 * Writes the HTML of a page into the document tag by tag, as a browser with little time paints it, and returns what
 * moved by more than the limit: its size times two, as a share of the screen, times the distance, as a share of it.
 */
async function movedParts(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  await page.goto('/robots.txt');
  return page.evaluate(
    ({ tokens, limit }) => {
      const moved = new Set<string>();
      const places = new Map<Element, DOMRect>();
      const isShown = (element: Element, { width, height, top, bottom, left, right }: DOMRect) =>
        width > 0 &&
        height > 0 &&
        top < innerHeight &&
        bottom > 0 &&
        left < innerWidth &&
        right > 0 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      document.open();
      for (const token of tokens) {
        document.write(token);
        for (const element of document.body?.querySelectorAll('*') ?? []) {
          const place = element.getBoundingClientRect();
          const before = places.get(element);
          if (!isShown(element, place)) {
            places.delete(element);
            continue;
          }
          places.set(element, place);
          if (!before) continue;
          const distance = Math.max(Math.abs(place.x - before.x), Math.abs(place.y - before.y));
          const share = (2 * place.width * place.height) / (innerWidth * innerHeight);
          const shift = (share * distance) / Math.max(innerWidth, innerHeight);
          if (shift > limit) moved.add(`${element.tagName} ${element.textContent?.trim().slice(0, 30)}`);
        }
      }
      document.close();
      return [...moved];
    },
    // Scripts run later; without them, the text for browsers without scripts would be shown.
    { tokens: html.replace(/<(script|noscript)\b[\s\S]*?<\/\1>/g, '').match(/<[^>]*>|[^<]+/g) ?? [], limit: LIMIT },
  );
}

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const) {
  test(`no part of a page moves while the page is parsed, at ${width} px`, async ({ page }) => {
    const pages = await fetchSitePages(host);
    await page.setViewportSize({ width, height });
    for (const name of NAMES) {
      const path = inLanguage(width === 768 ? 'en' : 'id', pages[name].path);
      expect.soft(await movedParts(page, path), path).toEqual([]);
    }
  });
}
