import type { Page, Request } from '@playwright/test';
import { openAsMember } from '../../../scripts/lib/member-session.ts';
import { messages } from './messages.ts';
import { allowTypedText, recordSecret } from './secrets.ts';
import { type NewMember, tokenOf } from './service-host.ts';
import { expect, type Language } from './test.ts';

/** Signs the member in for every page that is opened from now on, until the member logs out. */
export async function startMemberSession(page: Page, member: NewMember): Promise<void> {
  const token = await tokenOf(member);
  recordSecret('token', token);
  await openAsMember(page, token);
}

/** Fills in and sends the sign-in form of the open page. */
export async function signIn(page: Page, language: Language, member: NewMember): Promise<void> {
  const t = messages[language];
  recordSecret('password', member.password);
  allowTypedText(member.email);
  await expect(page.getByRole('heading', { level: 1, name: t('auth:signIn.title') })).toBeVisible();
  await page.getByLabel(t.email).fill(member.email);
  await page.getByLabel(t.password, { exact: true }).fill(member.password);
  await page
    .locator('main')
    .getByRole('button', { name: t('auth:signIn.submit'), exact: true })
    .click();
}

type Party = { adult?: number; child?: number; infant?: number };

/** Answers who travels, by adding these people to the one adult of the open question. */
export async function answerParty(page: Page, language: Language, more: Party): Promise<void> {
  const t = messages[language];
  const question = page.getByRole('dialog');
  for (const [kind, count] of Object.entries(more)) {
    const add = question.getByRole('button', { name: t('plan:more', { kind: t(`plan:${kind}`).toLowerCase() }) });
    for (let press = 0; press < count; press += 1) await add.click();
  }
  await question.getByRole('button', { name: t('common:buttons.apply') }).click();
  await expect(question).toHaveCount(0);
}

/** Fills in the booking wizard for two adults, from its first step to the review. */
export async function fillBooking(page: Page, language: Language, member: NewMember): Promise<void> {
  const t = messages[language];
  allowTypedText(member.email);
  // An address with a departure and a party opens the wizard after its first step.
  if (!new URL(page.url()).searchParams.has('pax')) {
    await page.getByRole('button', { name: t('plan:more', { kind: t('plan:adult').toLowerCase() }) }).click();
    await visibleButton(page, t.toContact).click();
  }
  const firstName = page.getByLabel(t('booking:field.first_name'));
  const changeContact = page.getByRole('button', { name: t('booking:contact.change') });
  await expect(firstName.or(changeContact)).toBeVisible();
  if (await changeContact.isVisible()) await changeContact.click();
  await page.getByLabel(t('booking:field.title')).selectOption({ label: t('booking:titles.Mrs') });
  await firstName.fill('Ratna');
  await page.getByLabel(t('booking:field.last_name')).fill('Wulandari');
  await page.getByLabel(t.email).fill(member.email);
  await page.getByLabel(t('booking:field.phone')).fill('0812 3456 7890');
  await page.getByLabel(t('booking:field.city')).fill('Jakarta');
  await visibleButton(page, t.toPassengers).click();
  await page.getByLabel(t('booking:passenger.isContact')).check();
  await page
    .getByRole('region', { name: t('booking:passenger.title', { n: 1 }) })
    .getByLabel(t('booking:field.dob'))
    .fill('14 05 1986');
  // Small screens show one guest at a time.
  if ((page.viewportSize()?.width ?? 1280) < 768) await visibleButton(page, t.nextGuest).click();
  const secondGuest = page.getByRole('region', { name: t('booking:passenger.title', { n: 2 }) });
  await secondGuest.getByLabel(t('booking:field.title')).selectOption({ label: t('booking:titles.Mrs') });
  await secondGuest.getByLabel(t('booking:field.first_name')).fill('Sari');
  await secondGuest.getByLabel(t('booking:field.last_name')).fill('Wulandari');
  await secondGuest.getByLabel(t('booking:field.dob')).fill('02 11 1990');
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

/** Returns the code of the reservation on the confirmation and in the list of bookings. */
export const reservationCode = (page: Page) => page.getByText(/^KLN-[A-Z0-9]{6}$/).first();

/** True for the request that books a tour. */
export const isBookingRequest = (request: Request) =>
  request.method() === 'POST' && request.url().endsWith('/tours/booking');

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
