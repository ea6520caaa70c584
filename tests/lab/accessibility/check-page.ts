import type { Page } from '@playwright/test';
import { scan } from './axe/scan.ts';
import { findCoveredHeight, findSecondPrimary, LOW_VIEWPORTS } from './measure/fixed-elements.ts';
import { findAnimations } from './measure/motion.ts';
import { findHorizontalOverflow } from './measure/reflow.ts';
import { findSmallTargets } from './measure/targets.ts';
import { findClippedText, TEXT_SPACING_CSS, withStyleSheet } from './measure/text-spacing.ts';
import { expectNone, goalTags } from './test.ts';

export const WIDTHS = [360, 768, 1280];
/** The tags of the goals that `checkPage` checks. */
export const pageGoals = goalTags('A1', 'A2', 'A4', 'A9');

/** Sets the size of the viewport and waits until the page has been laid out for it. */
export async function setViewport(page: Page, width: number, height = width < 700 ? 740 : 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Checks the current page at every width and reports the findings under the given name. */
export async function checkPage(page: Page, name: string, widths = WIDTHS): Promise<void> {
  const check = (condition: string, findings: string[]) => expectNone(`${name}, ${condition}`, findings);
  check('while it was opened', await findAnimations(page));
  for (const width of widths) {
    await setViewport(page, width);
    check(`${width} px`, await scan(page));
    check(`${width} px`, await findSmallTargets(page));
  }
  for (const width of widths.length > 1 ? [320, Math.max(...widths)] : [320]) {
    await setViewport(page, width);
    const clipped = await findClippedText(page);
    check(`${width} px`, [...(width === 320 ? await findHorizontalOverflow(page) : []), ...clipped]);
    await withStyleSheet(page, TEXT_SPACING_CSS, async () => {
      const newlyClipped = (await findClippedText(page)).filter((text) => !clipped.includes(text));
      check(`spaced text at ${width} px`, [...(await findHorizontalOverflow(page)), ...newlyClipped]);
    });
  }
  for (const { width, height, minContentPercent } of LOW_VIEWPORTS) {
    await setViewport(page, width, height);
    check(`${width} × ${height} px`, [
      ...(await findHorizontalOverflow(page)),
      ...(await findCoveredHeight(page, minContentPercent)),
      ...(width === 360 ? await findSecondPrimary(page) : []),
    ]);
  }
}
