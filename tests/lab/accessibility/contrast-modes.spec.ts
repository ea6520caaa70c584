import type { Page } from '@playwright/test';
import { atWidth } from './look.ts';
import { withoutEdge } from './measure/edges.ts';
import { about, noteFigure, test } from './test.ts';
import { asMember, openWhole, placeOf } from './visit.ts';

const NAMES = [
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
const FURTHER = ['/group-tour?view=calendar', '/visa-and-passport?tab=passport'];
const OF_A_MEMBER = ['/account', '/account/booking', '/account/membership', '/account/edit-profile'];

async function lookAtEdges(page: Page, path: string, picture: string): Promise<void> {
  await atWidth(page, 1280);
  await openWhole(page, 'id', path);
  const findings = (await withoutEdge(page)).map((finding) => `${path}: ${finding}`);
  noteFigure({ goal: 'A9', what: `forced colours, ${path}`, count: 1, findings });
  await page.screenshot({ path: picture, fullPage: true, timeout: 60_000 });
}

for (const name of NAMES) {
  test(`with forced colours: ${name}`, about('A9'), async ({ page }, info) => {
    await lookAtEdges(page, (await placeOf(name)).path, info.outputPath(`${name}.png`));
  });
}

for (const path of [...FURTHER, ...OF_A_MEMBER]) {
  test(`with forced colours: ${path}`, about('A9'), async ({ page }, info) => {
    if (OF_A_MEMBER.includes(path)) await asMember(page);
    await lookAtEdges(page, path, info.outputPath('page.png'));
  });
}
