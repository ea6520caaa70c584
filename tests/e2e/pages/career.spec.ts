import type { Page } from '@playwright/test';
import { cvFile } from '../../support/uploads/letters.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, type Language, test } from '../support/test.ts';
import { messages } from './career-messages.ts';

async function fillApplication(page: Page, language: Language): Promise<void> {
  const t = messages[language];
  await page.getByLabel(t.name).fill('Dewi Lestari');
  await page.getByLabel(t.email).fill('dewi.lestari@kelana.example');
  await page.getByLabel(t.phone).fill('0812 3456 7890');
  await page.getByLabel(t.city).fill('Bekasi');
  await page.getByLabel(t.experienceYears).fill('0');
  await page.getByLabel(t.education).fill('S1 Sastra Jepang');
  await page.getByLabel(t.salary).fill('7500000');
  await page.getByLabel(t.cv).setInputFiles(cvFile);
  await page.getByLabel(t.consent).check();
}

const sendApplication = (page: Page, language: Language) =>
  page.locator('main').getByRole('button', { name: messages[language].send, exact: true }).click();

for (const language of languagesOfRun('id')) {
  const t = messages[language];

  test(`${language}: a visitor filters the positions, and the URL stores the filter`, async ({ page }) => {
    await page.goto(inLanguage(language, '/career'));
    await expect(page.getByText(t.showingAll)).toBeVisible();
    await page.getByRole('group', { name: t.workType }).getByRole('button', { name: t.internship }).click();
    await expect(page).toHaveURL(new RegExp(`\\?type=${t.internship}$`));
    await expect(page.getByText(t.showingOne)).toBeVisible();
    await page.reload();
    await expect(page.getByText(t.showingOne)).toBeVisible();
    await page.getByRole('group', { name: t.contract }).getByRole('button', { name: t.permanent }).click();
    await expect(page.getByRole('heading', { name: t.noMatches })).toBeVisible();
    await page.getByRole('button', { name: t.clearFilters }).click();
    await expect(page.getByText(t.showingAll)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/career')}$`));
  });

  test(`${language}: a visitor reads a position and applies for it`, async ({ page }) => {
    await page.goto(inLanguage(language, '/career'));
    await page.getByRole('link', { name: 'Visa Officer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Visa Officer' })).toBeVisible();
    await expect(page.getByRole('heading', { name: t.duties })).toBeVisible();
    await expect(page.getByRole('heading', { name: t.requirements })).toBeVisible();
    await page.locator('main').getByRole('link', { name: t.apply }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/career\/apply\/5$/);
    await expect(page.getByRole('combobox', { name: t.position })).toHaveValue('5');
    await fillApplication(page, language);
    await expect(page.getByLabel(t.salary)).toHaveValue('7.500.000');
    await sendApplication(page, language);
    await expect(page.getByRole('heading', { name: t.received })).toBeFocused();
    await expect(page.getByText(t.reference)).toContainText(/APP/);
  });
}
