import * as v from 'valibot';
import { mobileInternational, phoneInternational } from '@/domain/phone';
import { parseTypedDate } from '@/domain/typed-date';
import type { Translate } from '@/i18n/translate';
import { plainCharacters } from '@/lib/text/plain-characters';
import { isEmail, isName, tidy, tidyEmail } from './text-checks';
import { ruleMessage } from './wrong-character';

export type Rules = ReturnType<typeof fieldRules>;

/**
 * Returns the validation rules for a form with the translations `t`: `field.<name>` is a field's label, `choose.<name>`
 * its label inside 'Pilih …'. Every rule returns the format of the service; an optional rule returns undefined for an
 * empty field.
 */
export function fieldRules(t: Translate) {
  const messages = ruleMessages(t);
  return { ...messages, ...textRules(messages), ...choiceRules(messages), ...fileRules(messages) };
}

const BYTES_PER_MB = 1024 * 1024;

/** The accepted file endings with the dot ('.pdf'), and the maximum size. */
type FileLimit = { endings: readonly string[]; maxMb: number };

/** Returns validation rules for uploaded files. */
function fileRules({ say, label }: RuleMessages) {
  return {
    file: (name: string, { endings, maxMb }: FileLimit) =>
      v.pipe(
        v.custom<FileList | null>((value) => value === null || value instanceof FileList),
        v.transform((files) => files?.[0]),
        v.instance(File, say('required', { label: label(name) })),
        v.check((file) => endings.some((one) => file.name.toLowerCase().endsWith(one)), say('fileType')),
        v.maxSize(maxMb * BYTES_PER_MB, say('fileSize', { n: maxMb })),
      ),
  };
}

/**
 * Returns the same day some years later. '2029-02-29' is not a date, but works as a limit, because ISO dates are
 * compared as text.
 */
const yearsAfter = (iso: string, years: number) => `${Number(iso.slice(0, 4)) + years}${iso.slice(4)}`;

/** Returns validation rules for choices, dates and numbers. */
function choiceRules({ say, message, label, choose, required }: RuleMessages) {
  const whole = (name: string, min: number, max: number) =>
    [
      blankOr((text) => parseTypedNumber(text) !== null, message('wholeNumber', { label: label(name) })),
      blankOr((text) => (parseTypedNumber(text) ?? min) >= min, say('min', { label: label(name), n: min })),
      blankOr((text) => (parseTypedNumber(text) ?? max) <= max, say('max', { label: label(name), n: max })),
    ] as const;
  const date = (name: string, from: string, years: number) =>
    [
      ...parsed(parseTypedDate, message('date')),
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

const NAME_MAX = 100;
const EMAIL_MAX = 100;
const WEB = /^https?:\/\/[^\s/.]+\.\S+$/i;

const tidied = () => v.pipe(v.string(), v.transform(tidy));

/** Returns validation rules for text. */
export function textRules({ say, message, label, required, most }: RuleMessages) {
  const line = (name: string, n: number) => v.pipe(tidied(), required(name), most(name, n));
  const mobile = parsed(mobileInternational, message('phone'));
  const office = parsed(phoneInternational, message('officePhone'));
  return {
    line,
    lineOrNothing: (name: string, n: number) => v.pipe(tidied(), most(name, n), orNothing),
    nameOrNothing: (name: string, n = NAME_MAX) =>
      v.pipe(tidied(), most(name, n), blankOr(isName, message('name')), orNothing),
    fullName: (name: string, n = NAME_MAX) => v.pipe(line(name, n), blankOr(isName, message('name'))),
    email: (name: string) =>
      v.pipe(
        v.string(),
        v.transform(tidyEmail),
        required(name),
        most(name, EMAIL_MAX),
        blankOr(isEmail, message('email')),
      ),
    /** A mobile number; the office rules also accept a landline. */
    phone: (name: string) => v.pipe(tidied(), required(name), ...mobile),
    phoneOrNothing: () => v.pipe(tidied(), ...mobile, orNothing),
    officePhone: (name: string) => v.pipe(tidied(), required(name), ...office),
    officePhoneOrNothing: () => v.pipe(tidied(), ...office, orNothing),
    text: (name: string, least: number, n: number) =>
      v.pipe(
        v.string(),
        v.trim(),
        required(name),
        blankOr((text) => text.length >= least, say('minLength', { label: label(name), n: least })),
        most(name, n),
      ),
    textOrNothing: (name: string, n: number) => v.pipe(v.string(), v.trim(), most(name, n), orNothing),
    /** 'nama.com' is read as 'https://nama.com'. */
    urlOrNothing: (name: string, n: number) =>
      v.pipe(
        tidied(),
        v.transform((text) => (text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`)),
        blankOr((text) => WEB.test(text) && URL.canParse(text), message('url')),
        most(name, n),
        orNothing,
      ),
  };
}

type RuleMessages = ReturnType<typeof ruleMessages>;

/** Returns the messages of the rules, with the labels from the form's translations `t`. */
export function ruleMessages(t: Translate) {
  const say = (key: string, values?: Record<string, string | number>) => t(`validation:${key}`, values);
  const label = (name: string) => t(`field.${name}`);
  return {
    say,
    message: (rule: Parameters<typeof ruleMessage>[0], values?: Record<string, string | number>) =>
      ruleMessage(rule, { say, values }),
    label,
    choose: (name: string) => say('choose', { label: t(`choose.${name}`) }),
    required: (name: string) => v.minLength<string, 1, string>(1, say('required', { label: label(name) })),
    most: (name: string, n: number) =>
      v.maxLength<string, number, string>(n, say('maxLength', { label: label(name), n })),
  };
}

/** Returns a check that empty text passes, because another rule covers empty fields. */
export const blankOr = <Message extends v.ErrorMessage<v.CheckIssue<string>>>(
  test: (text: string) => boolean,
  message: Message,
) => v.check<string, Message>((text) => text === '' || test(text), message);

/** Returns a check that `parse` reads a text, which empty text passes, and a transformation into what it reads. */
export const parsed = <Message extends v.ErrorMessage<v.CheckIssue<string>>>(
  parse: (text: string) => string | null,
  message: Message,
) =>
  [
    blankOr((text) => parse(text) !== null, message),
    v.transform<string, string>((text) => parse(text) ?? text),
  ] as const;

export const orNothing = v.transform<string, string | undefined>((text) => text || undefined);

/** Returns '1200', '1.200' or 'Rp 1.200' as 1200; null for other text, such as '1,5'. */
export function parseTypedNumber(text: string): number | null {
  const amount = plainCharacters(text)
    .replace(/^\s*Rp/i, '')
    .trim();
  const isFraction = /^\d+[.,]\d{1,2}$/.test(amount);
  const digits = amount.replace(/[\s.,]/g, '');
  return !isFraction && /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}
