import type { Page } from '@playwright/test';
import { cvFile } from '../../support/uploads/letters.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, expectNoSideways, inLanguage, type Language, test } from '../support/test.ts';
import { messages } from './career-messages.ts';

async function fillApplication(page: Page, language: Language): Promise<void> {
  const t = messages[language];
  await page.getByLabel(t.name).fill('Dewi Lestari');
  await page.getByLabel(t.email).fill('dewi.lestari@kelana.example');
  await page.getByLabel(t.phone).fill('0812 3456 7890');
  await page.getByLabel(t.city).fill('Bekasi');
  await page.getByLabel(t.years).fill('0');
  await page.getByLabel(t.education).fill('S1 Sastra Jepang');
  await page.getByLabel(t.salary).fill('7500000');
  await page.getByLabel(t.cv).setInputFiles(cvFile);
  await page.getByLabel(t.consent).check();
}

const send = (page: Page, language: Language) =>
  page.locator('main').getByRole('button', { name: messages[language].send, exact: true }).click();

for (const language of languagesOfRun('id')) {
  const t = messages[language];

  test(`${language}: a visitor narrows the positions, and the address keeps the filter`, async ({ page }) => {
    await page.goto(inLanguage(language, '/career'));
    await expect(page.getByText(t.all)).toBeVisible();
    await page.getByRole('group', { name: t.kind }).getByRole('button', { name: 'Magang' }).click();
    await expect(page).toHaveURL(/\?type=Magang$/);
    await expect(page.getByText(t.one)).toBeVisible();
    await page.reload();
    await expect(page.getByText(t.one)).toBeVisible();
    await page.getByRole('group', { name: t.contract }).getByRole('button', { name: 'Tetap' }).click();
    await expect(page.getByRole('heading', { name: t.none })).toBeVisible();
    await page.getByRole('button', { name: t.clear }).click();
    await expect(page.getByText(t.all)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/career')}$`));
  });

  test(`${language}: a visitor reads a position and applies for it`, async ({ page }) => {
    await page.goto(inLanguage(language, '/career'));
    await page.getByRole('link', { name: 'Visa Officer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Visa Officer' })).toBeVisible();
    await expect(page.getByRole('heading', { name: t.job })).toBeVisible();
    await expect(page.getByRole('heading', { name: t.requirements })).toBeVisible();
    await page.locator('main').getByRole('link', { name: t.apply }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/career\/apply\/5$/);
    await expect(page.getByRole('combobox', { name: t.position })).toHaveValue('5');
    await fillApplication(page, language);
    await expect(page.getByLabel(t.salary)).toHaveValue('7.500.000');
    await send(page, language);
    await expect(page.getByRole('heading', { name: t.done })).toBeFocused();
    await expect(page.getByText(t.reference)).toContainText(/APP/);
  });

  test(`${language}: somebody without a position in mind sends a general application`, async ({ page }) => {
    await page.goto(inLanguage(language, '/career'));
    await page.getByRole('link', { name: t.general }).first().click();
    await page.getByRole('combobox', { name: t.position }).selectOption({ label: t.generalChoice });
    await fillApplication(page, language);
    await send(page, language);
    await expect(page.getByRole('heading', { name: t.done })).toBeVisible();
  });

  test(`${language}: a file that is not taken is named at once, and the rest stays`, async ({ page }) => {
    await page.goto(inLanguage(language, '/career/apply/1'));
    await fillApplication(page, language);
    await page.getByLabel(t.cv).setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await expect(page.locator('#field-cv-error')).toHaveText(t.wrongType);
    const large = { ...cvFile, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
    await page.getByLabel(t.cv).setInputFiles(large);
    await expect(page.locator('#field-cv-error')).toHaveText(t.tooLarge);
    await page.getByRole('button', { name: t.remove }).click();
    await send(page, language);
    await expect(page.locator('#field-cv-error')).toHaveText(t.noCv);
    await expect(page.getByLabel(t.name)).toHaveValue('Dewi Lestari');
    await page.getByLabel(t.cv).setInputFiles(cvFile);
    await send(page, language);
    await expect(page.getByRole('heading', { name: t.done })).toBeVisible();
  });
}

test.describe('when something fails', () => {
  test.use({ expectsFailures: true });

  for (const language of languagesOfRun('id')) {
    test(`${language}: an application the service could not take is kept with its file and sent again`, async ({
      page,
      faults,
    }) => {
      await page.goto(inLanguage(language, '/career/apply/1'));
      await fillApplication(page, language);
      await faults.add({ operationId: 'applyForCareer', status: 500, message: '' });
      await send(page, language);
      await expect(page.locator('main').getByRole('alert')).toContainText(messages[language].down);
      await expect(page.getByText('cv-dewi.pdf')).toBeVisible();
      await expect(page.getByLabel(messages[language].email)).toHaveValue('dewi.lestari@kelana.example');
      await faults.clear();
      await send(page, language);
      await expect(page.getByRole('heading', { name: messages[language].done })).toBeVisible();
    });

    for (const path of ['/career/tidak-ada', '/career/apply/99', '/career/apply/abc']) {
      test(`${language}: ${path} is a real 404`, async ({ page }) => {
        const answer = await page.goto(inLanguage(language, path));
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages[language].missing);
      });
    }
  }
});

for (const width of [320, 360, 768, 1280]) {
  test(`no career page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/career', '/en/career', '/career/tour-consultant', '/career/apply', '/en/career/apply/6']) {
      await page.goto(path);
      await expectNoSideways(page);
    }
  });
}
