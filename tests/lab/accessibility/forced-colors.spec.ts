import { layOutWholePage } from '../../../scripts/lib/settled-page.ts';
import { setViewport } from './check-page.ts';
import { findControlsWithoutBorder } from './measure/borders.ts';
import { findRoute, openAndScroll, signInAsMember } from './open-page.ts';
import { expectNone, goalTags, test } from './test.ts';

const ROUTES = ['home', 'tours', 'tour', 'booking', 'mice', 'contact', 'signUp', 'careers', 'careerApply', 'blog'];
const MEMBER_ROUTES = ['account', 'accountBooking', 'membership', 'editProfile'];

for (const name of [...ROUTES, 'obs', 'visaAndPassport', ...MEMBER_ROUTES]) {
  test(`controls have a border with forced colours: ${name}`, goalTags('A9'), async ({ page }) => {
    if (MEMBER_ROUTES.includes(name)) await signInAsMember(page);
    await setViewport(page, 1280);
    await openAndScroll(page, 'id', (await findRoute(name)).path);
    // Forced colours would not reach sections that are not laid out.
    await layOutWholePage(page);
    expectNone(name, await findControlsWithoutBorder(page));
  });
}
