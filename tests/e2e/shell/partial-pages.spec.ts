import type { Page } from '@playwright/test';
import { fetchSitePages } from '../../../scripts/lib/site-pages.ts';
import { sampleOf } from '../support/run-size.ts';
import { host } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

/** The layout shift of a page that is painted once before it is parsed, at the worst moment for that. */
type PausedParsing = {
  /** The part of the screen that moves, times the longest way, as a part of the screen's longer side. */
  shift: number;
  /** Each moved element, with its distance in pixels. */
  moved: string[];
};

/**
 * Writes the HTML of a page into the open document tag by tag, and compares the first screen after each tag with that
 * of the parsed page, by the boxes of the elements. The policy of the site forbids `document.write`, so the test needs `bypassCSP`.
 */
async function pauseParsing(page: Page, html: string): Promise<PausedParsing> {
  // Scripts run later; without them, the text for browsers without scripts would be shown.
  const tokens = html.replace(/<(script|noscript)\b[\s\S]*?<\/\1>/g, '').match(/<[^>]*>|[^<]+/g) ?? [];
  return page.evaluate((parts) => {
    const CELL = 4;
    const columns = Math.ceil(innerWidth / CELL);
    const rows = Math.ceil(innerHeight / CELL);
    const isShown = (element: Element, { width, height, top, bottom, left, right }: DOMRect) =>
      width > 0 &&
      height > 0 &&
      top < innerHeight &&
      bottom > 0 &&
      left < innerWidth &&
      right > 0 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const readScreen = () => {
      const screen = new Map<Element, DOMRect>();
      for (const element of document.body?.querySelectorAll('*') ?? []) {
        const place = element.getBoundingClientRect();
        if (isShown(element, place)) screen.set(element, place);
      }
      return screen;
    };
    const distance = (from: DOMRect, to: DOMRect) => Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
    const coverCells = (cells: Set<number>, { top, bottom, left, right }: DOMRect) => {
      for (let row = Math.max(0, Math.floor(top / CELL)); row < Math.min(rows, bottom / CELL); row += 1)
        for (let column = Math.max(0, Math.floor(left / CELL)); column < Math.min(columns, right / CELL); column += 1)
          cells.add(row * columns + column);
    };

    document.open();
    const screens = parts.map((part) => {
      document.write(part);
      return readScreen();
    });
    document.close();
    let worst: { shift: number; moved: string[] } = { shift: 0, moved: [] };
    for (const screen of screens) {
      const cells = new Set<number>();
      const moved: string[] = [];
      let longest = 0;
      for (const [element, from] of screen) {
        const to = element.getBoundingClientRect();
        // Browsers do not count less than 3 pixels.
        if (distance(from, to) < 3) continue;
        longest = Math.max(longest, distance(from, to));
        coverCells(cells, from);
        coverCells(cells, to);
        moved.push(
          `${element.tagName} ${element.textContent?.trim().slice(0, 30)}: ${Math.round(distance(from, to))} px`,
        );
      }
      const shift = (cells.size / (rows * columns)) * (longest / Math.max(innerWidth, innerHeight));
      if (shift > worst.shift) worst = { shift, moved };
    }
    return worst;
  }, tokens);
}

const NAMES = ['/', '/group-tour', '/group-tour/[id]'] as const;
// Less of a shift rounds to 0.000, the goal for a whole visit.
const LIMIT = 0.0005;
const SIZES = [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const;
const cases = SIZES.flatMap(([width, height]) => NAMES.map((name) => ({ name, width, height })));

// The policy of the site forbids `document.write`.
test.use({ bypassCSP: true });

const sample = cases.filter(({ name, width }) => width === 360 && name === '/group-tour/[id]');

for (const { name, width, height } of sampleOf(cases, sample)) {
  test(`no part of a page moves while the page is parsed: ${name}, ${width} px`, async ({ page }) => {
    const { path } = (await fetchSitePages(host))[name];
    const response = await page.request.get(inLanguage(width === 768 ? 'en' : 'id', path));
    expect(response.status()).toBe(200);
    await page.setViewportSize({ width, height });
    await page.goto('/robots.txt');
    const { shift, moved } = await pauseParsing(page, await response.text());
    expect.soft(shift, moved.join('\n')).toBeLessThan(LIMIT);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[data-atomic]:not(:has(+ *)), main:not(:has(+ *))')).toHaveCount(0);
  });
}
