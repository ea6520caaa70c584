import type { Page } from '@playwright/test';
import { demoMember } from '../../../scripts/lib/member-session.ts';
import { fetchSitePages } from '../../../scripts/lib/site-pages.ts';
import { startMemberSession } from '../support/member-session.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { host } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const NAMES = [
  'tours',
  'tour',
  'destination',
  'obs',
  'accountBooking',
  'corporate',
  'blog',
  'careers',
  'contact',
] as const;

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

for (const language of languagesOfRun('id')) {
  test(`${language}: no line starts or ends with a dot, and none ends within a range`, async ({ page }) => {
    const pages = await fetchSitePages(host);
    await startMemberSession(page, demoMember);
    const broken: string[] = [];
    for (const name of NAMES) {
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
