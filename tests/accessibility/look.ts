import type { Page } from '@playwright/test';
import { noteFigure } from '../../scripts/a11y/figures.ts';
import { scan } from './axe/scan.ts';
import { running } from './measure/motion.ts';
import { sideways } from './measure/reflow.ts';
import { smallTargets } from './measure/targets.ts';
import { clippedWords, spaceText } from './measure/text-spacing.ts';

export const WIDTHS = [360, 768, 1280];
/** The height of 1280 × 1024 at 400 % (WCAG 1.4.10). */
const LOWEST = 256;

/** Gives the window a width and the page the time to follow. */
export async function atWidth(page: Page, width: number, height = width < 700 ? 740 : 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Looks at the page as it stands, at every width, and answers everything that is wrong with it. */
export async function look(page: Page, what: string, widths = WIDTHS): Promise<string[]> {
  const all: string[] = [];
  const note = (goal: 'A1' | 'A2' | 'A4' | 'A9', where: string, findings: string[]) => {
    const named = findings.map((finding) => `${what}, ${where}: ${finding}`);
    noteFigure({ goal, what, count: 1, findings: named });
    all.push(...named);
  };
  for (const width of widths) {
    await atWidth(page, width);
    note('A1', `${width} px`, await scan(page));
    note('A4', `${width} px`, await smallTargets(page));
  }
  note('A9', 'at rest', await running(page));
  for (const width of widths.length > 1 ? [320, Math.max(...widths)] : [320]) {
    await atWidth(page, width);
    if (width === 320) note('A2', '320 px', await sideways(page));
    const before = new Set(await clippedWords(page));
    await spaceText(page, true);
    const cut = (await clippedWords(page)).filter((words) => !before.has(words));
    note('A2', `spaced text at ${width} px`, [...(await sideways(page)), ...cut]);
    await spaceText(page, false);
  }
  await atWidth(page, 320, LOWEST);
  note('A2', '320 × 256 px', await sideways(page));
  return all;
}
