import type { Page, Request } from '@playwright/test';
import { signIn } from '../support/actions.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expireSessions } from '../support/service-host.ts';
import { expect, expectNoSideways, inLanguage, test } from '../support/test.ts';
import { editProfilePage } from './edit-profile-page.ts';

const isUpdate = (request: Request) => request.method() === 'POST' && request.url().endsWith('/user/update');

/** The fields of a multipart body in their order. */
const fieldsOf = (request: Request) =>
  [...(request.postData() ?? '').matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)].map(([, name, value]) => [name, value]);

/** What this tab keeps of the profile that is being edited. */
const keptHere = (page: Page) =>
  page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.endsWith('edit-profile'))
      .sort(),
  );

for (const language of languagesOfRun('id')) {
  const { w, main, field, press, answer, openForm, type } = editProfilePage(language);
  const panelShows = (page: Page, name: string) =>
    expect(page.getByRole('navigation').getByText(name).or(main(page).getByText(name)).first()).toBeVisible();

  test(`${language}: a member changes names, phone and city, and only what is filled in is sent`, async ({ page }) => {
    const updates: Request[] = [];
    page.on('request', (request) => isUpdate(request) && updates.push(request));
    await openForm(page, '/account/edit-profile', false);
    await expect(field(page, w.city)).toBeDisabled();
    await expect(main(page).getByText(w.cityWaits)).toBeVisible();
    await field(page, w.firstName).fill('Sekar');
    await field(page, w.lastName).fill('Ayu Larasati');
    await field(page, w.phone).fill('0813 9876 5432');
    await field(page, w.country).selectOption(w.japan);
    await field(page, w.city).selectOption('Osaka');
    await press(page, w.save);
    await answer(page, w.saveQuestion, w.no);
    expect(updates).toHaveLength(0);
    await press(page, w.save);
    await answer(page, w.saveQuestion, w.yes);
    await expect(main(page).getByText(w.saved, { exact: true })).toBeVisible();
    expect(updates.map(fieldsOf)).toEqual([
      [
        ['first_name', 'Sekar'],
        ['last_name', 'Ayu Larasati'],
        ['phone', '+6281398765432'],
        ['id_country', '21'],
        ['id_city', '2011'],
      ],
    ]);
    await panelShows(page, 'Sekar Ayu Larasati');
    await page.reload();
    await panelShows(page, 'Sekar Ayu Larasati');
    await expect(field(page, w.phone)).toHaveValue('+62 813-9876-5432');
    await expect(field(page, w.city)).toHaveValue('2011');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideways(page);
  });

  test(`${language}: a save leaves alone what another tab has saved, and a tab that is returned to shows it`, async ({
    page,
    context,
  }) => {
    await openForm(page);
    const other = await context.newPage();
    await other.goto(inLanguage(language, '/account/edit-profile'));
    await expect(field(other, w.firstName)).toHaveValue('Dewi');
    const updates: Request[] = [];
    for (const tab of [page, other]) tab.on('request', (request) => isUpdate(request) && updates.push(request));
    const save = async (tab: Page) => {
      await press(tab, w.save);
      await answer(tab, w.saveQuestion, w.yes);
      await expect(main(tab).getByText(w.saved, { exact: true })).toBeVisible();
    };
    await field(page, w.phone).fill('0813 9876 5432');
    await save(page);
    await field(other, w.lastName).fill('Larasati');
    await save(other);
    expect(updates.map(fieldsOf)).toEqual([[['phone', '+6281398765432']], [['last_name', 'Larasati']]]);
    await expect(field(other, w.phone)).toHaveValue('+62 813-9876-5432');

    await field(page, w.firstName).fill('Sekar');
    // The profile is read at most once in five seconds.
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(field(page, w.lastName)).toHaveValue('Larasati', { timeout: 500 });
    }).toPass();
    await expect(field(page, w.firstName)).toHaveValue('Sekar');
  });

  test(`${language}: leaving with unsaved changes asks; a no stays, a yes leaves and forgets them`, async ({
    page,
  }) => {
    page.on('dialog', (dialog) => dialog.accept());
    await openForm(page, '/account');
    await main(page).getByRole('link', { name: w.editProfile, exact: true }).first().click();
    await field(page, w.firstName).fill('Sekar');
    await page.reload();
    await expect(main(page).getByText(w.restored)).toBeVisible();

    const address = page.url();
    const bookings = page.getByRole('link', { name: w.common.bookings });
    await bookings.click();
    await answer(page, w.leaveQuestion, w.no);
    expect(page.url()).toBe(address);
    await expect(field(page, w.firstName)).toHaveValue('Sekar');

    await bookings.click();
    await answer(page, w.leaveQuestion, w.yes);
    await expect(page.getByRole('heading', { level: 1, name: w.common.bookings })).toBeVisible();
    await page.goBack();
    await expect(field(page, w.firstName)).toHaveValue('Dewi');

    await page.goForward();
    await page.getByRole('link', { name: w.profile, exact: true }).click();
    await main(page).getByRole('link', { name: w.editProfile, exact: true }).first().click();
    await type(page, 'Sekar');
    await page.evaluate(() => history.back());
    await answer(page, w.leaveQuestion, w.no);
    expect(page.url()).toBe(address);
    await expect(field(page, w.firstName)).toHaveValue('Sekar');
    await page.evaluate(() => history.back());
    await answer(page, w.leaveQuestion, w.yes);
    await expect(page.getByRole('heading', { level: 1, name: w.profile, exact: true })).toBeVisible();

    await page.goForward();
    await field(page, w.firstName).fill('Sekar');
    await bookings.click();
    await answer(page, w.leaveQuestion, w.yes);
    await expect(page.getByRole('heading', { level: 1, name: w.common.bookings })).toBeVisible();
    await page.evaluate(() => history.back());
    await type(page, 'Sekar');
    await page.evaluate(() => history.forward());
    await answer(page, w.leaveQuestion, w.no);
    expect(page.url()).toBe(address);
    await expect(field(page, w.firstName)).toHaveValue('Sekar');
  });

  test.describe('when something fails', () => {
    test.use({ expectsFailures: true });

    test(`${language}: a session that expires while saving leads to sign-in and back with what was typed`, async ({
      page,
    }) => {
      const member = await openForm(page);
      await field(page, w.firstName).fill('Sekar');
      await field(page, w.country).selectOption(w.japan);
      await press(page, w.save);
      // Not before: the page reads the profile again whenever the browser says that its window has the focus.
      await expireSessions(member);
      await answer(page, w.saveQuestion, w.yes);
      await expect(page.getByText(`${w.common.expired} ${w.common.typedIsKept}`)).toBeVisible();
      await expect(page.getByText(w.common.sessionEnded)).toHaveCount(0);
      expect(await keptHere(page)).toEqual(['kelana.form-owner.edit-profile', 'kelana.form.edit-profile']);
      await expect(main(page).getByLabel(w.common.email, { exact: true })).toHaveValue(member.email);
      await signIn(page, language, member);
      await expect(main(page).getByText(w.restored)).toBeVisible();
      await expect(field(page, w.firstName)).toHaveValue('Sekar');
      await expect(field(page, w.country)).toHaveValue('21');
      await press(page, w.save);
      await answer(page, w.saveQuestion, w.yes);
      await expect(main(page).getByText(w.saved, { exact: true })).toBeVisible();
      await expect.poll(() => keptHere(page)).toEqual([]);
    });

    test(`${language}: a lost connection keeps what was typed`, async ({ page }) => {
      await openForm(page);
      await type(page, 'Sekar');
      await page.context().setOffline(true);
      await press(page, w.save);
      await answer(page, w.saveQuestion, w.yes);
      await expect(main(page).getByText(w.notSent)).toBeVisible();
      await page.context().setOffline(false);
      await expect(field(page, w.firstName)).toHaveValue('Sekar');
      await press(page, w.save);
      await answer(page, w.saveQuestion, w.yes);
      await expect(main(page).getByText(w.saved, { exact: true })).toBeVisible();
    });
  });
}
