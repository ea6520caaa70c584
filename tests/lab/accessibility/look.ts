import type { Page } from '@playwright/test';
import { scan } from './axe/scan.ts';
import { coveredHeight, LOW_SCREENS } from './measure/low-screen.ts';
import { movements } from './measure/motion.ts';
import { sideways } from './measure/reflow.ts';
import { smallTargets } from './measure/targets.ts';
import { clippedWords, spaceText } from './measure/text-spacing.ts';
import { about, noteFigure } from './test.ts';

export const WIDTHS = [360, 768, 1280];
/** The goals that `look` checks. */
export const everySide = about('A1', 'A2', 'A4', 'A9');

/** Sets the size of the window and waits until the page has followed. */
export async function atWidth(page: Page, width: number, height = width < 700 ? 740 : 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Checks the current page at every width and notes all problems. */
export async function look(page: Page, what: string, widths = WIDTHS): Promise<void> {
  const note = (goal: 'A1' | 'A2' | 'A4' | 'A9', where: string, findings: string[]) =>
    noteFigure({ goal, what, count: 1, findings: findings.map((finding) => `${what}, ${where}: ${finding}`) });
  note('A9', 'on the way here', await movements(page));
  for (const width of widths) {
    await atWidth(page, width);
    note('A1', `${width} px`, await scan(page));
    note('A4', `${width} px`, await smallTargets(page));
  }
  for (const width of widths.length > 1 ? [320, Math.max(...widths)] : [320]) {
    await atWidth(page, width);
    const cut = await clippedWords(page);
    note('A2', `${width} px`, [...(width === 320 ? await sideways(page) : []), ...cut]);
    await spaceText(page, true);
    const cutThen = (await clippedWords(page)).filter((words) => !cut.includes(words));
    note('A2', `spaced text at ${width} px`, [...(await sideways(page)), ...cutThen]);
    await spaceText(page, false);
  }
  for (const { width, height } of LOW_SCREENS) {
    await atWidth(page, width, height);
    note('A2', `${width} × ${height} px`, [...(await sideways(page)), ...(await coveredHeight(page))]);
  }
}
