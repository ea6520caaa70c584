import type { Page, Request } from '@playwright/test';
import { signIn } from '../support/actions.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expireSessions } from '../support/service-host.ts';
import { expect, expectNoHorizontalScroll, test } from '../support/test.ts';
import { editProfilePage } from './edit-profile-page.ts';

const isUpdate = (request: Request) => request.method() === 'POST' && request.url().endsWith('/user/update');

/** Returns names and values of the fields of a multipart body, in order. */
const fieldsOf = (request: Request) =>
  [...(request.postData() ?? '').matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)].map(([, name, value]) => [name, value]);

/** Returns the keys in the session storage of the tab that belong to this form, sorted. */
const storedFormKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.endsWith('edit-profile'))
      .sort(),
  );

for (const language of languagesOfRun('id')) {
  const { t, main, field, clickButton, answerDialog, openForm, typeFirstName } = editProfilePage(language);
  const expectNameShown = (page: Page, name: string) =>
    expect(page.getByRole('navigation').getByText(name).or(main(page).getByText(name)).first()).toBeVisible();

  test(`${language}: a member changes names, phone and city, and only filled-in fields are sent`, {
    tag: '@translated',
  }, async ({ page }) => {
    const updates: Request[] = [];
    page.on('request', (request) => isUpdate(request) && updates.push(request));
    await openForm(page, '/account/edit-profile', false);
    await expect(field(page, t.city)).toBeDisabled();
    await expect(main(page).getByText(t.cityNeedsCountry)).toBeVisible();
    await field(page, t.firstName).fill('Sekar');
    await field(page, t.lastName).fill('Ayu Larasati');
    await field(page, t.phone).fill('0813 9876 5432');
    await field(page, t.country).selectOption(t.japan);
    await field(page, t.city).selectOption('Osaka');
    await clickButton(page, t.save);
    await answerDialog(page, t.saveQuestion, t.no);
    expect(updates).toHaveLength(0);
    await clickButton(page, t.save);
    await answerDialog(page, t.saveQuestion, t.yes);
    await expect(main(page).getByText(t.saved, { exact: true })).toBeVisible();
    expect(updates.map(fieldsOf)).toEqual([
      [
        ['first_name', 'Sekar'],
        ['last_name', 'Ayu Larasati'],
        ['phone', '+6281398765432'],
        ['id_country', '21'],
        ['id_city', '2011'],
      ],
    ]);
    await expectNameShown(page, 'Sekar Ayu Larasati');
    await page.reload();
    await expectNameShown(page, 'Sekar Ayu Larasati');
    await expect(field(page, t.phone)).toHaveValue('+62 813-9876-5432');
    await expect(field(page, t.city)).toHaveValue('2011');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoHorizontalScroll(page);
  });

  test(`${language}: leaving with unsaved changes asks for confirmation; no stays, yes discards them`, async ({
    page,
  }) => {
    page.on('dialog', (dialog) => dialog.accept());
    await openForm(page, '/account');
    await main(page).getByRole('link', { name: t.editProfile, exact: true }).first().click();
    await field(page, t.firstName).fill('Sekar');
    await page.reload();
    await expect(main(page).getByText(t.restored)).toBeVisible();

    const formUrl = page.url();
    const bookingsLink = page.getByRole('link', { name: t.common.bookings });
    await bookingsLink.click();
    await answerDialog(page, t.leaveQuestion, t.no);
    expect(page.url()).toBe(formUrl);
    await expect(field(page, t.firstName)).toHaveValue('Sekar');

    await bookingsLink.click();
    await answerDialog(page, t.leaveQuestion, t.yes);
    await expect(page.getByRole('heading', { level: 1, name: t.common.bookings })).toBeVisible();
    await page.goBack();
    await expect(field(page, t.firstName)).toHaveValue('Dewi');

    await page.goForward();
    await page.getByRole('link', { name: t.profile, exact: true }).click();
    await main(page).getByRole('link', { name: t.editProfile, exact: true }).first().click();
    await typeFirstName(page, 'Sekar');
    await page.evaluate(() => history.back());
    await answerDialog(page, t.leaveQuestion, t.no);
    expect(page.url()).toBe(formUrl);
    await expect(field(page, t.firstName)).toHaveValue('Sekar');
    await page.evaluate(() => history.back());
    await answerDialog(page, t.leaveQuestion, t.yes);
    await expect(page.getByRole('heading', { level: 1, name: t.profile, exact: true })).toBeVisible();

    await page.goForward();
    await field(page, t.firstName).fill('Sekar');
    await bookingsLink.click();
    await answerDialog(page, t.leaveQuestion, t.yes);
    await expect(page.getByRole('heading', { level: 1, name: t.common.bookings })).toBeVisible();
    await page.evaluate(() => history.back());
    await typeFirstName(page, 'Sekar');
    await page.evaluate(() => history.forward());
    await answerDialog(page, t.leaveQuestion, t.no);
    expect(page.url()).toBe(formUrl);
    await expect(field(page, t.firstName)).toHaveValue('Sekar');
  });

  test.describe('when something fails', () => {
    test.use({ expectsFailures: true });

    test(`${language}: a session that expires while saving leads to sign-in and back, and restores the input`, async ({
      page,
    }) => {
      const member = await openForm(page);
      await field(page, t.firstName).fill('Sekar');
      await field(page, t.country).selectOption(t.japan);
      await clickButton(page, t.save);
      // The sessions expire only now, because the page requests the profile again whenever its window gets the focus.
      await expireSessions(member);
      await answerDialog(page, t.saveQuestion, t.yes);
      await expect(page.getByText(`${t.common.expired} ${t.common.typedIsStored}`)).toBeVisible();
      await expect(page.getByText(t.common.sessionEnded)).toHaveCount(0);
      expect(await storedFormKeys(page)).toEqual(['kelana.form-owner.edit-profile', 'kelana.form.edit-profile']);
      await expect(main(page).getByLabel(t.common.email, { exact: true })).toHaveValue(member.email);
      await signIn(page, language, member);
      await expect(main(page).getByText(t.restored)).toBeVisible();
      await expect(field(page, t.firstName)).toHaveValue('Sekar');
      await expect(field(page, t.country)).toHaveValue('21');
      await clickButton(page, t.save);
      await answerDialog(page, t.saveQuestion, t.yes);
      await expect(main(page).getByText(t.saved, { exact: true })).toBeVisible();
      await expect.poll(() => storedFormKeys(page)).toEqual([]);
    });
  });
}
