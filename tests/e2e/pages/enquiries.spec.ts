import { field } from '../failures/form-visits.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';

// failures/forms.spec.ts sends every form.
for (const language of languagesOfRun('id')) {
  const t = messages[language];

  test(`${language}: the URL stores the filter of the positions, and one leads to its form`, async ({ page }) => {
    const internship = { id: 'Magang', en: 'Internship' }[language];
    await page.goto(inLanguage(language, '/career'));
    await expect(page.getByText(t('career:openings.total', { count: 6, all: 6 }))).toBeVisible();
    await page
      .getByRole('group', { name: t('career:filters.type') })
      .getByRole('button', { name: internship })
      .click();
    await expect(page).toHaveURL(new RegExp(`\\?type=${internship}$`));
    await expect(page.getByText(t('career:openings.total', { count: 1, all: 6 }))).toBeVisible();
    await page.reload();
    await expect(page.getByText(t('career:openings.total', { count: 1, all: 6 }))).toBeVisible();
    await page
      .getByRole('group', { name: t('career:filters.contract') })
      .getByRole('button', { name: /Tetap|Permanent/ })
      .click();
    await expect(page.getByRole('heading', { name: t('career:openings.noneTitle') })).toBeVisible();
    await page.getByRole('button', { name: t('career:filters.clear') }).click();
    await expect(page.getByText(t('career:openings.total', { count: 6, all: 6 }))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/career')}$`));
    await page.getByRole('link', { name: 'Visa Officer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Visa Officer' })).toBeVisible();
    await expect(page.getByRole('heading', { name: t('career:detail.job') })).toBeVisible();
    await expect(page.getByRole('heading', { name: t('career:detail.requirements') })).toBeVisible();
    await page
      .locator('main')
      .getByRole('link', { name: t('career:detail.apply') })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/career\/apply\/5$/);
    await expect(page.getByRole('combobox', { name: t('career:field.position') })).toHaveValue('5');
  });

  test(`${language}: a company form asks for an office address and opens details with errors`, async ({ page }) => {
    await page.goto(inLanguage(language, '/corporate'));
    await page
      .locator('main')
      .getByRole('link', { name: t('corporate:hero.register') })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('corporate:register.title') })).toBeVisible();
    await field(page, 'pic_email').fill('dewi@gmail.com');
    await expect(page.getByText(t('corporate:register.freeMail'))).toBeVisible();
    await field(page, 'pic_email').fill('dewi@samudra.example');
    await expect(page.getByText(t('corporate:register.freeMail'))).toBeHidden();
    await page.getByText(t('form:more.title')).click();
    await field(page, 'npwp').fill('01.234');
    await page.getByText(t('form:more.title')).click();
    await page.getByRole('button', { name: t('corporate:form.submit') }).click();
    await page.getByRole('alert').getByRole('link', { name: /NPWP/ }).click();
    await expect(field(page, 'npwp')).toBeFocused();
  });

  test(`${language}: entries that a reload has restored can be emptied for good`, async ({ page }) => {
    await page.goto(inLanguage(language, '/contact'));
    await field(page, 'message').fill('Berapa lama visa Jepang untuk empat orang?');
    await page.reload();
    await page.getByRole('button', { name: t('form:startAgain') }).click();
    await expect(field(page, 'message')).toHaveValue('');
    await page.reload();
    await expect(field(page, 'message')).toHaveValue('');
  });
}
