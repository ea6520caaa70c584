import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '@sdk';
import { expect, type Language } from '../../support/test.ts';
import { controls } from '../../support/world.ts';

export type Person = { email: string; password: string };

/** The steps and checks of one form in either language. Its fields are located by their names. */
export type FormVisit = {
  form: string;
  operationId: OperationId;
  /** The end of the path that the form is sent to. */
  endpoint: string;
  /** Creates the member who fills in the form; undefined when any visitor can. */
  createPerson?: () => Promise<Person>;
  open: (page: Page, language: Language, person: Person) => Promise<void>;
  fill: (page: Page, language: Language, person: Person) => Promise<void>;
  expectEntries: (page: Page, person: Person) => Promise<void>;
  /** Fills in again what no device stores over a reload: passwords and files. */
  fillAgain?: (page: Page, person: Person) => Promise<void>;
  button: (page: Page, language: Language) => Locator;
  /** Returns from the field of a refusal to the button. */
  returnToButton?: (page: Page, language: Language) => Promise<void>;
  /** The error messages of the documented refusal, by field. */
  fieldErrors: Record<string, string>;
  /** These errors belong to a group of controls, which has a description but cannot be `aria-invalid`. */
  isGroupError?: boolean;
  /** In Indonesian. */
  failureMessages: Record<'broken' | 'hanging' | 'offline', RegExp>;
  expectDone: (page: Page, language: Language) => Promise<void>;
  /** After success, no data of the person stays on the device. */
  isDraftRemoved?: boolean;
  /** Returns how often the service has recorded the form of this person. */
  countRecords: (person: Person) => Promise<number>;
};

type Value = string | boolean;

export const field = (page: Page, name: string) => page.locator(`[id="field-${name}"]`);

/** Fills in text fields, selects and checkboxes, by field name. */
export async function fillFields(page: Page, values: Record<string, Value>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = field(page, name);
    if (typeof value === 'boolean') await control.setChecked(value);
    else if ((await control.evaluate((element) => element.tagName)) === 'SELECT') await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Checks the value of every field; a pattern is for a date or an amount, which the form reformats. */
export async function expectFields(page: Page, values: Record<string, Value | RegExp>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'boolean') await expect(field(page, name)).toBeChecked({ checked: value });
    else await expect(field(page, name)).toHaveValue(value);
  }
}

/** Returns the number of receipts that the service has mailed to this person, one for every recorded enquiry. */
export async function countReceipts({ email }: Person): Promise<number> {
  return (await controls().outbox()).filter(({ to }) => to === email).length;
}
