import type { Page } from '@playwright/test';
import { noteSecret, noteTyped } from './secrets.ts';
import type { NewMember } from './service-host.ts';
import { expect, type Language } from './test.ts';
import { words } from './words.ts';

/** Fills in and sends the sign-in form of the page that is open. */
export async function signIn(page: Page, language: Language, member: NewMember): Promise<void> {
  const w = words[language];
  noteSecret('password', member.password);
  noteTyped(member.email);
  await expect(page.getByRole('heading', { level: 1, name: w.signInTitle })).toBeVisible();
  await page.getByLabel(w.email).fill(member.email);
  await page.getByLabel(w.password, { exact: true }).fill(member.password);
  await page.locator('main').getByRole('button', { name: w.signIn, exact: true }).click();
}

/** From the first step of the wizard to its review, for two adults. */
export async function fillBooking(page: Page, language: Language, member: NewMember): Promise<void> {
  const w = words[language];
  noteTyped(member.email);
  // A date and party in the address are behind the first step already.
  if (!new URL(page.url()).searchParams.has('pax')) await visibleButton(page, w.toContact).click();
  const firstName = page.getByLabel(w.firstName);
  const change = page.getByRole('button', { name: w.changeContact });
  await expect(firstName.or(change)).toBeVisible();
  if (await change.isVisible()) await change.click();
  await page.getByLabel(w.title).selectOption({ label: w.titleValue });
  await firstName.fill('Ratna');
  await page.getByLabel(w.lastName).fill('Wulandari');
  await page.getByLabel(w.email).fill(member.email);
  await page.getByLabel(w.phone).fill('0812 3456 7890');
  await page.getByLabel(w.city).fill('Jakarta');
  await visibleButton(page, w.toPassengers).click();
  await page.getByLabel(w.copyContact).check();
  await page
    .getByRole('region', { name: `${w.guest} 1` })
    .getByLabel(w.dob)
    .fill('14 05 1986');
  // Small screens show one guest at a time.
  if ((page.viewportSize()?.width ?? 1280) < 768) await visibleButton(page, w.nextGuest).click();
  const second = page.getByRole('region', { name: `${w.guest} 2` });
  await second.getByLabel(w.title).selectOption({ label: w.titleValue });
  await second.getByLabel(w.firstName).fill('Sari');
  await second.getByLabel(w.lastName).fill('Wulandari');
  await second.getByLabel(w.dob).fill('02 11 1990');
  await visibleButton(page, w.toReview).click();
  await expect(page).toHaveURL(/step=4/);
  // The step follows its address, and asks for the profile as it comes.
  await expect(page.getByLabel(w.agree)).toBeVisible();
}

export async function agreeAndSend(page: Page, language: Language): Promise<void> {
  const w = words[language];
  await page.getByLabel(w.agree).check();
  await visibleButton(page, w.send).click();
}

/** Wide and narrow screens each have a button of their own for the next step. */
export function visibleButton(page: Page, name: string | RegExp) {
  return page.locator('main').getByRole('button', { name }).filter({ visible: true }).first();
}

/** The progress bar of a work that goes on shows after 200 ms. */
export async function expectNoProgress(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  await expect(page.locator('[data-phase]')).toHaveCount(0);
}
