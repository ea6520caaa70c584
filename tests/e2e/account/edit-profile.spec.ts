import type { Page, Request } from '@playwright/test';
import { signIn } from '../support/actions.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expireSessions } from '../support/service-host.ts';
import { expect, test } from '../support/test.ts';
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
    await expect(field(page, t('edit-profile:field.id_city'))).toBeDisabled();
    await expect(main(page).getByText(t('edit-profile:city.countryFirst'))).toBeVisible();
    await field(page, t('edit-profile:field.first_name')).fill('Sekar');
    await field(page, t.like('edit-profile:field.last_name')).fill('Ayu Larasati');
    await field(page, t('edit-profile:field.phone')).fill('0813 9876 5432');
    await field(page, t('edit-profile:field.id_country')).selectOption({ id: 'Jepang', en: 'Japan' }[language]);
    await field(page, t('edit-profile:field.id_city')).selectOption('Osaka');
    await clickButton(page, t.save);
    await answerDialog(page, t('common:confirm.text'), t.no);
    expect(updates).toHaveLength(0);
    await clickButton(page, t.save);
    await answerDialog(page, t('common:confirm.text'), t.yes);
    await expect(main(page).getByText(t('edit-profile:saved'), { exact: true })).toBeVisible();
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
    await expect(field(page, t('edit-profile:field.phone'))).toHaveValue('+62 813-9876-5432');
    await expect(field(page, t('edit-profile:field.id_city'))).toHaveValue('2011');
  });

  test(`${language}: leaving with unsaved changes asks; no stays, yes discards them`, async ({ page }) => {
    const editLink = main(page)
      .getByRole('link', { name: t('common:menu.editProfile'), exact: true })
      .first();
    page.on('dialog', (dialog) => dialog.accept());
    const firstName = field(page, t('edit-profile:field.first_name'));
    const bookingsLink = page.getByRole('link', { name: t.bookings });
    const stays = async () => {
      await answerDialog(page, t('validation:unsaved'), t.no);
      expect(page.url()).toBe(formUrl);
      await expect(firstName).toHaveValue('Sekar');
    };
    const leavesTo = async (title: string) => {
      await answerDialog(page, t('validation:unsaved'), t.yes);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    };
    await openForm(page, '/account');
    await editLink.click();
    await firstName.fill('Sekar');
    await page.reload();
    await expect(main(page).getByText(t('edit-profile:details.restored'))).toBeVisible();
    const formUrl = page.url();

    await test.step('by a link', async () => {
      await bookingsLink.click();
      await stays();
      await bookingsLink.click();
      await leavesTo(t.bookings);
      await page.goBack();
      await expect(firstName).toHaveValue('Dewi');
    });

    await test.step('by Back', async () => {
      await page.goForward();
      await page.getByRole('link', { name: t.profile, exact: true }).click();
      await editLink.click();
      await typeFirstName(page, 'Sekar');
      await page.evaluate(() => history.back());
      await stays();
      await page.evaluate(() => history.back());
      await leavesTo(t.profile);
    });

    await test.step('by Forward', async () => {
      await page.goForward();
      await firstName.fill('Sekar');
      await bookingsLink.click();
      await leavesTo(t.bookings);
      await page.evaluate(() => history.back());
      await typeFirstName(page, 'Sekar');
      await page.evaluate(() => history.forward());
      await stays();
    });
  });

  test.describe('when something fails', () => {
    test.use({ expectsFailures: true });

    test(`${language}: a session that expires while saving leads to sign-in and back`, async ({ page }) => {
      const member = await openForm(page);
      await field(page, t('edit-profile:field.first_name')).fill('Sekar');
      await field(page, t('edit-profile:field.id_country')).selectOption({ id: 'Jepang', en: 'Japan' }[language]);
      await clickButton(page, t.save);
      // The sessions expire only now, because the page requests the profile again whenever its window gets the focus.
      await expireSessions(member);
      await answerDialog(page, t('common:confirm.text'), t.yes);
      await expect(page.getByText(`${t.expired} ${t('auth:signIn.kept')}`)).toBeVisible();
      await expect(page.getByText(t('common:errors.unauthorized'))).toHaveCount(0);
      expect(await storedFormKeys(page)).toEqual(['kelana.form-owner.edit-profile', 'kelana.form.edit-profile']);
      await expect(main(page).getByLabel(t.email, { exact: true })).toHaveValue(member.email);
      await signIn(page, language, member);
      await expect(main(page).getByText(t('edit-profile:details.restored'))).toBeVisible();
      await expect(field(page, t('edit-profile:field.first_name'))).toHaveValue('Sekar');
      await expect(field(page, t('edit-profile:field.id_country'))).toHaveValue('21');
      await clickButton(page, t.save);
      await answerDialog(page, t('common:confirm.text'), t.yes);
      await expect(main(page).getByText(t('edit-profile:saved'), { exact: true })).toBeVisible();
      await expect.poll(() => storedFormKeys(page)).toEqual([]);
    });
  });
}
