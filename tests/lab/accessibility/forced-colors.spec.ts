import type { Page } from '@playwright/test';
import { layOutWholePage } from '../../../scripts/lib/lay-out-whole-page.ts';
import { setViewport } from './check-page.ts';
import { findControlsWithoutBorder } from './measure/borders.ts';
import { findRoute, openAndScroll, signInAsMember } from './open-page.ts';
import { goalTags, recordFigure, test } from './test.ts';

const ROUTE_NAMES = [
  'home',
  'tours',
  'tour',
  'booking',
  'mice',
  'contact',
  'signUp',
  'careers',
  'careerApply',
  'blog',
  'obs',
  'visaAndPassport',
];
const VISITOR_PATHS = ['/group-tour?view=calendar', '/visa-and-passport?tab=passport'];
const MEMBER_PATHS = ['/account', '/account/booking', '/account/membership', '/account/edit-profile'];

async function checkBorders(page: Page, path: string, screenshotPath: string): Promise<void> {
  await setViewport(page, 1280);
  await openAndScroll(page, 'id', path);
  // Forced colours would not reach sections that are not laid out.
  await layOutWholePage(page);
  const findings = (await findControlsWithoutBorder(page)).map((finding) => `${path}: ${finding}`);
  recordFigure({ goal: 'A9', subject: `forced colours, ${path}`, count: 1, findings });
  await page.screenshot({ path: screenshotPath, fullPage: true, timeout: 60_000 });
}

for (const name of ROUTE_NAMES) {
  test(`controls have a border with forced colours: ${name}`, goalTags('A9'), async ({ page }, info) => {
    await checkBorders(page, (await findRoute(name)).path, info.outputPath(`${name}.png`));
  });
}

for (const path of [...VISITOR_PATHS, ...MEMBER_PATHS]) {
  test(`controls have a border with forced colours: ${path}`, goalTags('A9'), async ({ page }, info) => {
    if (MEMBER_PATHS.includes(path)) await signInAsMember(page);
    await checkBorders(page, path, info.outputPath('page.png'));
  });
}
