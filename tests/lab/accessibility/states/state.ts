import type { Page } from '@playwright/test';
import type { SitePath } from '../../../../scripts/lib/site-pages.ts';
import type { Language } from '../../../e2e/support/test.ts';

/** A state of a page that the accessibility tests check. */
export type State = {
  name: string;
  /** The path to open; left out when `prepare` opens the page. */
  path?: SitePath;
  /** The signed-in member: the demo member Ratna or a new member. */
  as?: 'ratna' | 'new';
  /** The browser's requests to the service fail (`down`) or get no response (`silent`). */
  service?: 'down' | 'silent';
  /** The steps from the opened page to the state. The last step waits for the state. */
  prepare?: (page: Page, language: Language) => Promise<unknown>;
  /** For a form with errors: its expected autocomplete tokens, such as `email=username password=current-password`. */
  tokens?: string;
  /** The viewport widths to check, for a state that exists at some widths only. */
  widths?: number[];
};

/** The widths at which the site has its small-screen layout. */
export const SMALL_WIDTHS = [360, 768];

/** Clicks the last visible submit button in the content. */
export const submitForm = (page: Page) => page.locator('main form button[type="submit"]:visible').last().click();

/** Waits for the errors of a form. */
export const waitForErrors = (page: Page) => page.locator('main [role="alert"]:visible').first().waitFor();

/** Submits a form that is not complete. */
export async function submitWithErrors(page: Page): Promise<void> {
  await submitForm(page);
  await waitForErrors(page);
}

/** Clicks a button that opens a dialog. */
export async function openDialog(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').waitFor();
}

/** Opens all `details` elements in the content. */
export const openDetails = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  });
