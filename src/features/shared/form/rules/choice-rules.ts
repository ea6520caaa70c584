import * as v from 'valibot';
import { parseTypedDate } from '@/domain/typed-date';
import { blankOr, orNothing, type RuleMessages } from './rule-messages';
import { parseTypedNumber } from './typed-number';

/**
 * Returns the same day some years later. '2029-02-29' is not a date, but works as a limit, because ISO dates are
 * compared as text.
 */
const yearsAfter = (iso: string, years: number) => `${Number(iso.slice(0, 4)) + years}${iso.slice(4)}`;

/** Returns validation rules for choices, dates and numbers. */
export function choiceRules({ say, message, label, choose, required }: RuleMessages) {
  const whole = (name: string, min: number, max: number) =>
    [
      blankOr((text) => parseTypedNumber(text) !== null, message('wholeNumber', { label: label(name) })),
      blankOr((text) => (parseTypedNumber(text) ?? min) >= min, say('min', { label: label(name), n: min })),
      blankOr((text) => (parseTypedNumber(text) ?? max) <= max, say('max', { label: label(name), n: max })),
    ] as const;
  const date = (name: string, from: string, years: number) =>
    [
      blankOr((text) => parseTypedDate(text) !== null, message('date')),
      v.transform<string, string>((text) => parseTypedDate(text) ?? text),
      blankOr((day) => day >= from, say('datePast', { label: label(name) })),
      blankOr((day) => day <= yearsAfter(from, years), say('dateFar', { label: label(name), n: years })),
    ] as const;
  return {
    choice: <const Value extends string>(name: string, values: readonly Value[]) =>
      v.pipe(v.string(), v.picklist(values, choose(name))),
    choiceOrNothing: <const Value extends string>(name: string, values: readonly Value[]) =>
      v.pipe(
        v.string(),
        v.picklist(['', ...values], choose(name)),
        v.transform((value) => (value === '' ? undefined : value)),
      ),
    checks: <const Value extends string>(name: string, values: readonly Value[], least = 0, most = values.length) =>
      v.pipe(
        v.array(v.pipe(v.string(), v.picklist(values, choose(name)))),
        v.minLength(least, choose(name)),
        v.maxLength(most, say('max', { label: label(name), n: most })),
      ),
    consent: (sentence: 'consent' | 'agree') =>
      v.pipe(
        v.boolean(),
        v.check((isTicked) => isTicked, say(sentence)),
      ),
    /** An ISO date that is not before `from` and at most `years` after it. */
    date: (name: string, from: string, years: number) =>
      v.pipe(v.string(), v.trim(), required(name), ...date(name, from, years)),
    dateOrNothing: (name: string, from: string, years: number) =>
      v.pipe(v.string(), v.trim(), ...date(name, from, years), orNothing),
    whole: (name: string, min: number, max: number) =>
      v.pipe(
        v.string(),
        v.trim(),
        required(name),
        ...whole(name, min, max),
        v.transform((text) => parseTypedNumber(text) ?? min),
      ),
    wholeOrNothing: (name: string, min: number, max: number) =>
      v.pipe(
        v.string(),
        v.trim(),
        ...whole(name, min, max),
        v.transform((text) => parseTypedNumber(text) ?? undefined),
      ),
  };
}
