import { expect, type Page } from '@playwright/test';
import { startMemberSession } from '../support/actions.ts';
import { messages } from '../support/messages.ts';
import { newMember } from '../support/service-host.ts';
import { inLanguage, type Language } from '../support/test.ts';

export const main = (page: Page) => page.locator('main');
export const field = (page: Page, label: string | RegExp) => main(page).getByLabel(label, { exact: true });
export const clickButton = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** Returns the expected texts, locators and actions of the Edit Profile page in a language. */
export function editProfilePage(language: Language) {
  const t = messages[language];

  /** Waits for the dialog with the question, clicks one of its buttons, and waits until the dialog is closed. */
  async function answerDialog(page: Page, question: string, buttonName: string) {
    const dialog = page.getByRole('alertdialog', { name: t('common:confirm.title') });
    await expect(dialog.getByText(question)).toBeVisible();
    await dialog.getByRole('button', { name: buttonName, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }

  /** Opens a page as a new member and returns the member. With `hasFullProfile` false, the profile is incomplete. */
  async function openForm(page: Page, path = '/account/edit-profile', hasFullProfile = true) {
    const member = await newMember('edit', { hasFullProfile });
    await startMemberSession(page, member);
    await page.goto(inLanguage(language, path));
    if (path === '/account/edit-profile')
      await expect(field(page, t('edit-profile:field.first_name'))).toHaveValue('Dewi');
    return member;
  }

  /** Types a first name and waits until the page has stored it. A visitor is too slow to leave before that. */
  async function typeFirstName(page: Page, firstName: string) {
    await field(page, t('edit-profile:field.first_name')).fill(firstName);
    const storedForm = () => page.evaluate(() => sessionStorage.getItem('kelana.form.edit-profile'));
    await expect.poll(storedForm).toContain(firstName);
  }
  return { t, main, field, clickButton, answerDialog, openForm, typeFirstName };
}
