import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '@sdk';
import { host } from '../../support/service-host.ts';
import { expect, type Language } from '../../support/test.ts';

export type Person = { email: string; password: string };

/** A form as somebody meets it, whatever its language: fields are found by their names. */
export type FormVisit = {
  form: string;
  operationId: OperationId;
  /** The end of the address it is sent to. */
  sentTo: string;
  /** The signed-in member; undefined for a visitor. */
  person?: () => Promise<Person>;
  open: (page: Page, language: Language, person: Person) => Promise<void>;
  fill: (page: Page, language: Language, person: Person) => Promise<void>;
  expectTyped: (page: Page, person: Person) => Promise<void>;
  /** What no device keeps over a reload, typed again: passwords and files. */
  fillAgain?: (page: Page, person: Person) => Promise<void>;
  button: (page: Page, language: Language) => Locator;
  /** From the field a refusal led to, back to the button. */
  goOn?: (page: Page, language: Language) => Promise<void>;
  /** The sentences of the documented refusal, by field. */
  refused: Record<string, string>;
  /** They are about a group of controls, which is described but cannot be invalid itself. */
  isGroupRefused?: boolean;
  says: Record<Language, Record<'broken' | 'hanging' | 'offline', RegExp>>;
  expectDone: (page: Page, language: Language) => Promise<void>;
  /** Once taken, nothing of the person stays on the device. */
  isForgotten?: boolean;
  /** How often the service has taken it. */
  records: (person: Person) => Promise<number>;
};

type Value = string | boolean;

export const field = (page: Page, name: string) => page.locator(`[id="field-${name}"]`);

export async function fillFields(page: Page, values: Record<string, Value>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const target = field(page, name);
    if (typeof value === 'boolean') await target.setChecked(value);
    else if ((await target.evaluate((element) => element.tagName)) === 'SELECT') await target.selectOption(value);
    else await target.fill(value);
  }
}

/** Every field holds what was typed; a date or an amount as the form writes it. */
export async function expectFields(page: Page, values: Record<string, Value | RegExp>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'boolean') await expect(field(page, name)).toBeChecked({ checked: value });
    else await expect(field(page, name)).toHaveValue(value);
  }
}

/** How many receipts the service has written to this person: one for every enquiry it took. */
export async function receiptsTo({ email }: Person): Promise<number> {
  const mails = (await (await fetch(`${host}/__mock/outbox`)).json()) as { to: string }[];
  return mails.filter(({ to }) => to === email).length;
}
