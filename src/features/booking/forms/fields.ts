import * as v from 'valibot';
import { mobileInternational } from '@/domain/phone';
import type { Departure } from '@/domain/tour/departure';
import { isEmail, isName, tidy } from '@/features/shared/form/rules/text-checks';

/** A sentence of validation.json with its values filled in. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

/** Facts that the rules of the booking form need besides the values themselves. */
export type SchemaContext = {
  say: Say;
  /** The word for a field by its last name ('first_name'), any other word of the booking by its path ('rooms.none'). */
  label: (field: string) => string;
  departures: readonly Departure[];
  /** Seats in a group of the tour; null when the service does not say. */
  capacity: number | null;
  today: string;
  /** ISO date on which the chosen departure comes back; ages count on it. */
  returnDate?: string;
};

const NAME_MAX = 50;
const EMAIL_MAX = 100;
export const CITY_MAX = 100;
export const NOTE_MAX = 2000;
export const REQUEST_MAX = 500;

const PASSPORT_NAME = /^[A-Za-z][A-Za-z ]*$/;

const tidied = () => v.pipe(v.string(), v.transform(tidy));

/** One of a few values, none of which is chosen at first; `label` as a sentence names it ('a title'). */
export const chosen = (label: string, say: Say) => v.pipe(v.string(), v.minLength(1, say('choose', { label })));

export const requiredLine = (label: string, most: number, say: Say) =>
  v.pipe(tidied(), v.minLength(1, say('required', { label })), v.maxLength(most, say('maxLength', { label, n: most })));

export const givenName = (label: string, say: Say) =>
  v.pipe(
    requiredLine(label, NAME_MAX, say),
    v.check((text) => text === '' || isName(text), say('name')),
  );

/** May be empty: many Indonesians have one name. */
export const lastName = (label: string, say: Say) =>
  v.pipe(
    tidied(),
    v.maxLength(NAME_MAX, say('maxLength', { label, n: NAME_MAX })),
    v.check((text) => text === '' || isName(text), say('name')),
  );

export const passportGivenName = (label: string, say: Say) =>
  v.pipe(
    requiredLine(label, NAME_MAX, say),
    v.check((text) => text === '' || PASSPORT_NAME.test(text), say('passportName')),
  );

export const passportLastName = (label: string, say: Say) =>
  v.pipe(
    tidied(),
    v.maxLength(NAME_MAX, say('maxLength', { label, n: NAME_MAX })),
    v.check((text) => text === '' || PASSPORT_NAME.test(text), say('passportName')),
  );

export const emailAddress = (label: string, say: Say) =>
  v.pipe(
    requiredLine(label, EMAIL_MAX, say),
    v.check((text) => text === '' || isEmail(text), say('email')),
  );

export const mobileNumber = (label: string, say: Say) =>
  v.pipe(
    tidied(),
    v.minLength(1, say('required', { label })),
    v.check((text) => text === '' || mobileInternational(text) !== null, say('phone')),
  );

export const optionalText = (label: string, most: number, say: Say) =>
  v.pipe(v.string(), v.maxLength(most, say('maxLength', { label, n: most })));
