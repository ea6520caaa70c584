import type { Page } from '@playwright/test';
import type { Language } from '../../../e2e/support/test.ts';

export type State = {
  name: string;
  /** The address of the state; a state that needs more than an address is opened by `act`. */
  path?: string;
  /** The signed-in member: the demo member or a new one. */
  as?: 'ratna' | 'new';
  /** Calls of the browser to the service fail, or are never answered. */
  service?: 'down' | 'silent';
  /** The steps from the opened page to the state; the last wait proves that it is reached. */
  act?: (page: Page, language: Language) => Promise<unknown>;
  /** The widths to check, for an overlay that exists on some windows only. */
  widths?: number[];
};

export const SMALL = [360, 768];

/** The submit button of the only form in the content. */
export const send = (page: Page) => page.locator('main form button[type="submit"]:visible').last().click();

/** Opens all foldable parts. */
export const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '');
  });
