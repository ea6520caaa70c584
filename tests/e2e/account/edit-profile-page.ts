import { expect, type Page } from '@playwright/test';
import { signedIn } from '../support/member-session.ts';
import { memberWords } from '../support/member-words.ts';
import { newMember } from '../support/service-host.ts';
import { inLanguage, type Language } from '../support/test.ts';
import { words } from '../support/words.ts';

const main = (page: Page) => page.locator('main');
const field = (page: Page, label: string | RegExp) => main(page).getByLabel(label, { exact: true });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** What a member does on Edit Profile, in this language. */
export function editProfilePage(language: Language) {
  const w = { ...memberWords[language], common: words[language] };

  async function answer(page: Page, question: string, word: string) {
    const dialog = page.getByRole('alertdialog', { name: w.confirmTitle });
    await expect(dialog.getByText(question)).toBeVisible();
    await dialog.getByRole('button', { name: word, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }

  async function openForm(page: Page, path = '/account/edit-profile', isWhole = true) {
    const member = await newMember('edit', { isWhole });
    await signedIn(page, member);
    await page.goto(inLanguage(language, path));
    if (path === '/account/edit-profile') await expect(field(page, w.firstName)).toHaveValue('Dewi');
    return member;
  }

  /** Types a first name and waits until the page has taken notice, which it does before anybody can press Back. */
  async function type(page: Page, name: string) {
    await field(page, w.firstName).fill(name);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kelana.form.edit-profile'))).toContain(name);
  }
  return { w, main, field, press, answer, openForm, type };
}
