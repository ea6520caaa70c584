import type { Locator, Page } from '@playwright/test';
import { demoMember } from '../../../scripts/lib/member-session.ts';
import { fetchSitePages, type SitePageName } from '../../../scripts/lib/site-pages.ts';
import { completeDraft, prepareDeparture, storeDraft } from '../booking/booking-drafts.ts';
import { startMemberSession } from '../support/actions.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { host } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

/** Pages with a head of their own: the home page, the tour, the booking steps and the error page. */
const OTHER_HEADS: SitePageName[] = ['/', '/group-tour/[id]', '/booking/[id]', '/trip', '/404'];

/** In px, by viewport width: the position of the title in `main`, and the distance to its lead. */
const HEADS = {
  360: { top: 56, gap: 8, colour: 'rgb(67, 82, 96)' },
  768: { top: 60, gap: 12, colour: 'rgb(67, 82, 96)' },
  1280: { top: 60, gap: 12, colour: 'rgb(67, 82, 96)' },
};

/** Returns the geometry of a page's head; a page without a lead has the distance null. */
const measureHead = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const title = main?.querySelector('h1');
    if (!main || !title) return null;
    const lead = title.nextElementSibling?.matches('p.lead') ? title.nextElementSibling : null;
    const { top, bottom } = title.getBoundingClientRect();
    return {
      top: Math.round(top - main.getBoundingClientRect().top),
      gap: lead && Math.round(lead.getBoundingClientRect().top - bottom),
      colour: lead && getComputedStyle(lead).color,
    };
  });

/** Pages with dots between facts, and with ranges. */
const PAGES_OF_FACTS = [
  ...(['/group-tour', '/group-tour/[id]', '/group-tour/destination/[id]', '/obs', '/account/booking'] as const),
  ...(['/corporate', '/blog', '/career', '/contact'] as const),
];

/** Returns the lines that start or end with a dot, and those that end within a range of dates or times. */
function findBrokenLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines = new Map<Element, { middle: number; text: string }[]>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, data } = node as Text;
      if (!parent?.checkVisibility() || parent.closest('script, style, option, .visually-hidden')) continue;
      let block: Element = parent;
      while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const ofBlock = lines.get(block) ?? [];
      lines.set(block, ofBlock);
      for (let index = 0; index < data.length; index += 1) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const [box] = range.getClientRects();
        if (!box?.width) continue;
        const middle = box.top + box.height / 2;
        const last = ofBlock.at(-1);
        if (last && Math.abs(last.middle - middle) < box.height * 0.6) last.text += data[index];
        else ofBlock.push({ middle, text: data[index] ?? '' });
      }
    }
    return [...lines.values()].flatMap((ofBlock) =>
      ofBlock
        .map(({ text }) => text.trim())
        .filter((text, index, texts) => {
          const isCut = /\d(\s\p{L}{3}(\s\d{4})?)?\s?[–-]$/u.test(text) && /^\d/.test(texts[index + 1] ?? '');
          return /^·|·$/.test(text) || isCut;
        }),
    );
  });
}

/** Returns the top of each element, in whole pixels. */
const topsOf = async (fields: Locator) => {
  const boxes = await Promise.all((await fields.all()).map((field) => field.boundingBox()));
  return boxes.map((box) => Math.round(box?.y ?? -1));
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has the same distances around its title, and leads have one colour', async ({ page }) => {
    const pages = Object.entries(await fetchSitePages(host)).filter(
      ([name, { isMember }]) => !isMember && !OTHER_HEADS.includes(name as SitePageName),
    );
    const differences: unknown[] = [];
    const withoutLead = new Set<string>();
    for (const [name, { path }] of pages) {
      await page.goto(path);
      for (const [width, head] of Object.entries(HEADS)) {
        await page.setViewportSize({ width: Number(width), height: 800 });
        const found = await measureHead(page);
        if (found?.gap === null) withoutLead.add(name);
        const expected = found?.gap === null ? { top: head.top, gap: null, colour: null } : head;
        if (JSON.stringify(found) !== JSON.stringify(expected)) differences.push({ name, width, found });
      }
    }
    expect(pages.length).toBeGreaterThan(20);
    expect([...withoutLead]).toEqual(['/prebook', '/auth/new-password']);
    expect(differences).toEqual([]);
  });
});

test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the birth date of a child is level with the nationality beside it', async ({ page }) => {
    const departure = await prepareDeparture(21);
    const draft = completeDraft(departure);
    draft.values.pax = { adult: 1, child: 1, infant: 0 };
    Object.assign(draft.values.passengers[1] ?? {}, { type: 'child', dob: '14 05 2019' });
    await storeDraft(page, null, draft);
    await page.goto(`/booking/${departure.tourId}?itinerary=${departure.id}&step=3`);
    await expect(page.getByText(/^2–11 tahun pada hari pulang/)).toBeVisible();
    const [birth, nationality] = await topsOf(
      page.locator('[name="passengers.1.dob"], [name="passengers.1.nationality"]'),
    );
    expect(birth).toBe(nationality);
  });

  test('a field with a hint is level with one beside it that has none', async ({ page }) => {
    await page.goto('/mice');
    await page.locator('main summary').last().click();
    const [type, budget] = await topsOf(page.locator('[name="event_type"], [name="budget"]'));
    expect(type).toBe(budget);
  });

  test('seats and prices of the counter stand in one column each', async ({ page }) => {
    await page.goto('/obs');
    const rows = page.locator('main article a').filter({ hasText: 'Pesan' });
    await expect(rows.first()).toBeVisible();
    const columns = await rows.evaluateAll((elements) =>
      elements.map((row) => [...row.children].slice(1, 3).map((cell) => Math.round(cell.getBoundingClientRect().x))),
    );
    expect(columns.length).toBeGreaterThan(3);
    expect(new Set(columns.map(([seats]) => seats)).size).toBe(1);
    expect(new Set(columns.map(([, price]) => price)).size).toBe(1);
  });
});

for (const language of languagesOfRun('id')) {
  test(`${language}: no line starts or ends with a dot, and none ends within a range`, async ({ page }) => {
    const pages = await fetchSitePages(host);
    await startMemberSession(page, demoMember);
    const broken: string[] = [];
    for (const name of PAGES_OF_FACTS) {
      await page.goto(inLanguage(language, pages[name].path));
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        broken.push(...(await findBrokenLines(page)).map((line) => `${name} ${width}: ${line}`));
      }
    }
    expect(broken).toEqual([]);
  });
}
