import * as v from 'valibot';
import { passportName } from '@/domain/passport';
import { mobileInternational } from '@/domain/phone';
import type { Departure } from '@/domain/tour/departure';
import { isEmail, isName, tidy, tidyEmail } from '@/features/shared/form/rules/text-checks';
import { ruleMessage } from '@/features/shared/form/rules/wrong-character';

/** Returns a message of validation.json with its values filled in. */
export type TranslateRule = (key: string, values?: Record<string, string | number>) => string;

/** Data that the rules of the booking form need besides the form values. */
export type SchemaContext = {
  translate: TranslateRule;
  /**
   * Returns a field's label by the last part of its name ('first_name'), or another message by its path ('rooms.none').
   */
  label: (field: string) => string;
  departures: readonly Departure[];
  /** Seats in a group of the tour; null if the service sends no number. */
  capacity: number | null;
  today: string;
  /** ISO date of the return of the chosen departure; guests' ages are computed for this day. */
  returnDate?: string;
};

const NAME_MAX = 50;
const EMAIL_MAX = 100;
export const CITY_MAX = 100;
export const NOTE_MAX = 2000;
export const REQUEST_MAX = 500;

const PASSPORT_NAME = /^[A-Z][A-Z ]*$/;

const tidied = () => v.pipe(v.string(), v.transform(tidy));

/** Returns the schema of a required choice without a default; `label` is the noun in the error message ('a title'). */
export const chosen = (label: string, translate: TranslateRule) =>
  v.pipe(v.string(), v.minLength(1, translate('choose', { label })));

export const requiredLine = (label: string, most: number, translate: TranslateRule) =>
  v.pipe(
    tidied(),
    v.minLength(1, translate('required', { label })),
    v.maxLength(most, translate('maxLength', { label, n: most })),
  );

export const givenName = (label: string, translate: TranslateRule) =>
  v.pipe(
    requiredLine(label, NAME_MAX, translate),
    v.check((text) => text === '' || isName(text), ruleMessage('name', { say: translate })),
  );

/** Returns the schema of a last name, which may be empty because many Indonesians have one name. */
export const lastName = (label: string, translate: TranslateRule) =>
  v.pipe(
    tidied(),
    v.maxLength(NAME_MAX, translate('maxLength', { label, n: NAME_MAX })),
    v.check((text) => text === '' || isName(text), ruleMessage('name', { say: translate })),
  );

export const passportGivenName = (label: string, translate: TranslateRule) =>
  v.pipe(
    v.string(),
    v.transform(passportName),
    v.minLength(1, translate('required', { label })),
    ...passportNameRules(label, translate),
  );

export const passportLastName = (label: string, translate: TranslateRule) =>
  v.pipe(v.string(), v.transform(passportName), ...passportNameRules(label, translate));

const passportNameRules = (label: string, translate: TranslateRule) =>
  [
    v.maxLength<string, number, string>(NAME_MAX, translate('maxLength', { label, n: NAME_MAX })),
    v.check((text: string) => text === '' || PASSPORT_NAME.test(text), ruleMessage('passportName', { say: translate })),
  ] as const;

export const emailAddress = (label: string, translate: TranslateRule) =>
  v.pipe(
    v.string(),
    v.transform(tidyEmail),
    v.minLength(1, translate('required', { label })),
    v.maxLength(EMAIL_MAX, translate('maxLength', { label, n: EMAIL_MAX })),
    v.check((text) => text === '' || isEmail(text), ruleMessage('email', { say: translate })),
  );

export const mobileNumber = (label: string, translate: TranslateRule) =>
  v.pipe(
    tidied(),
    v.minLength(1, translate('required', { label })),
    v.check((text) => text === '' || mobileInternational(text) !== null, ruleMessage('phone', { say: translate })),
  );

export const optionalText = (label: string, most: number, translate: TranslateRule) =>
  v.pipe(v.string(), v.maxLength(most, translate('maxLength', { label, n: most })));
