import type { Page } from '@playwright/test';
import type { Language } from '../../../e2e/support/test.ts';

export type State = {
  name: string;
  /** Where it is met; what needs more than an address opens it in `act`. */
  path?: string;
  /** The signed-in member: the demo member or a new one. */
  as?: 'ratna' | 'new';
  /** Calls of the browser to the service fail, or are never answered. */
  service?: 'down' | 'silent';
  /** From the opened page to the state; what it waits for last is its proof. */
  act?: (page: Page, language: Language) => Promise<unknown>;
  /** Where an overlay exists on some windows only. */
  widths?: number[];
};

export const SMALL = [360, 768];

/** The submit button of the only form in the content. */
export const send = (page: Page) => page.locator('main form button[type="submit"]:visible').last().click();

/** Everything that folds is open. */
export const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '');
  });
