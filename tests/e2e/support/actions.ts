import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { allowTypedText, recordSecret } from './secrets.ts';
import type { NewMember } from './service-host.ts';
import { expect, type Language } from './test.ts';

/** Fills in and sends the sign-in form of the open page. */
export async function signIn(page: Page, language: Language, member: NewMember): Promise<void> {
  const t = messages[language];
  recordSecret('password', member.password);
  allowTypedText(member.email);
  await expect(page.getByRole('heading', { level: 1, name: t.signInTitle })).toBeVisible();
  await page.getByLabel(t.email).fill(member.email);
  await page.getByLabel(t.password, { exact: true }).fill(member.password);
  await page.locator('main').getByRole('button', { name: t.signIn, exact: true }).click();
}

/** Fills in the booking wizard for two adults, from its first step to the review. */
export async function fillBooking(page: Page, language: Language, member: NewMember): Promise<void> {
  const t = messages[language];
  allowTypedText(member.email);
  // An address with a departure and a number of guests opens the wizard after its first step.
  if (!new URL(page.url()).searchParams.has('pax')) await visibleButton(page, t.toContact).click();
  const firstName = page.getByLabel(t.firstName);
  const changeContact = page.getByRole('button', { name: t.changeContact });
  await expect(firstName.or(changeContact)).toBeVisible();
  if (await changeContact.isVisible()) await changeContact.click();
  await page.getByLabel(t.title).selectOption({ label: t.titleValue });
  await firstName.fill('Ratna');
  await page.getByLabel(t.lastName).fill('Wulandari');
  await page.getByLabel(t.email).fill(member.email);
  await page.getByLabel(t.phone).fill('0812 3456 7890');
  await page.getByLabel(t.city).fill('Jakarta');
  await visibleButton(page, t.toPassengers).click();
  await page.getByLabel(t.copyContact).check();
  await page
    .getByRole('region', { name: `${t.guest} 1` })
    .getByLabel(t.dob)
    .fill('14 05 1986');
  // Small screens show one guest at a time.
  if ((page.viewportSize()?.width ?? 1280) < 768) await visibleButton(page, t.nextGuest).click();
  const secondGuest = page.getByRole('region', { name: `${t.guest} 2` });
  await secondGuest.getByLabel(t.title).selectOption({ label: t.titleValue });
  await secondGuest.getByLabel(t.firstName).fill('Sari');
  await secondGuest.getByLabel(t.lastName).fill('Wulandari');
  await secondGuest.getByLabel(t.dob).fill('02 11 1990');
  await visibleButton(page, t.toReview).click();
  await expect(page).toHaveURL(/step=4/);
  // The step is rendered after its address has changed, and then requests the profile.
  await expect(page.getByLabel(t.agree)).toBeVisible();
}

/** Accepts the terms on the review and sends the booking. */
export async function agreeAndSend(page: Page, language: Language): Promise<void> {
  const t = messages[language];
  await page.getByLabel(t.agree).check();
  await visibleButton(page, t.send).click();
}

/**
 * Returns the visible button with this name, because wide and narrow screens each have a separate button for the next
 * step.
 */
export function visibleButton(page: Page, name: string | RegExp) {
  return page.locator('main').getByRole('button', { name }).filter({ visible: true }).first();
}

/** Stops the clock of the page, which the test has installed, a minute from now. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** Checks that no progress bar appears, which it does after 200 ms of work. The test must have installed the clock. */
export async function expectNoProgress(page: Page): Promise<void> {
  await page.clock.runFor(500);
  await expect(page.locator('[data-phase]')).toHaveCount(0);
}
