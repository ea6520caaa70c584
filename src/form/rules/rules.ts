import * as v from 'valibot';
import { mobileInternational, phoneInternational } from '@/domain/phone';
import { parseTypedDate } from '@/domain/typed-date';
import type { Translate } from '@/i18n/translate';
import { plainCharacters } from '@/lib/text/plain-characters';
import { isEmail, isName, tidy, tidyEmail } from './text-checks';

export type Rules = ReturnType<typeof fieldRules>;

const BYTES_PER_MB = 1024 * 1024;

/** The accepted file endings with the dot ('.pdf'), and the maximum size. */
type FileLimit = { endings: readonly string[]; maxMb: number };

/**
 * Returns the validation rules for a form with the translations `t`: `field.<name>` is a field's label, `choose.<name>`
 * its label inside 'Pilih …'. Every rule returns the format of the service; a field that may be empty has
 * `optional(rule)`.
 */
export function fieldRules(t: Translate) {
  const messages = ruleMessages(t);
  const { say, message, label, choose, required } = messages;
  return {
    ...messages,
    ...textRules(messages),
    choice: <const Value extends string>(name: string, values: readonly Value[]) =>
      v.pipe(v.string(), v.picklist(values, choose(name))),
    checks: <const Value extends string>(name: string, values: readonly Value[], least = 0, most = values.length) =>
      v.pipe(
        v.array(v.pipe(v.string(), v.picklist(values, choose(name)))),
        v.minLength(least, choose(name)),
        v.maxLength(most, say('max', { label: label(name), n: most })),
      ),
    consent: (sentence: 'consent' | 'agree') => v.pipe(v.boolean(), v.literal(true, say(sentence))),
    /** An ISO date that is not before `from` and at most `years` after it. */
    date: (name: string, from: string, years: number) =>
      v.pipe(
        v.string(),
        v.trim(),
        required(name),
        ...parsed(parseTypedDate, message('date')),
        blankOr((day) => day >= from, say('datePast', { label: label(name) })),
        blankOr((day) => day <= yearsAfter(from, years), say('dateFar', { label: label(name), n: years })),
      ),
    whole: (name: string, min: number, max: number) =>
      v.pipe(
        v.string(),
        v.trim(),
        required(name),
        blankOr((text) => parseTypedNumber(text) !== null, message('wholeNumber', { label: label(name) })),
        blankOr((text) => (parseTypedNumber(text) ?? min) >= min, say('min', { label: label(name), n: min })),
        blankOr((text) => (parseTypedNumber(text) ?? max) <= max, say('max', { label: label(name), n: max })),
        v.transform((text) => parseTypedNumber(text) ?? min),
      ),
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
 * Returns the same day some years later, or earlier for a negative number. '2029-02-29' is not a date, but works as a limit, because ISO dates are
 * compared as text.
 */
export const yearsAfter = (iso: string, years: number) => `${Number(iso.slice(0, 4)) + years}${iso.slice(4)}`;

const NAME_MAX = 100;
const EMAIL_MAX = 100;
const WEB = /^https?:\/\/[^\s/.]+\.\S+$/i;

/** Returns validation rules for text. */
export function textRules({ say, message, label, required, most }: RuleMessages) {
  const tidied = v.pipe(v.string(), v.transform(tidy));
  const line = (name: string, n: number) => v.pipe(tidied, required(name), most(name, n));
  return {
    line,
    fullName: (name: string, n = NAME_MAX) => v.pipe(line(name, n), blankOr(isName, message('name'))),
    email: (name: string) =>
      v.pipe(
        v.string(),
        v.transform(tidyEmail),
        required(name),
        most(name, EMAIL_MAX),
        blankOr(isEmail, message('email')),
      ),
    /** A mobile number; `officePhone` also accepts a landline. */
    phone: (name: string) => v.pipe(tidied, required(name), ...parsed(mobileInternational, message('phone'))),
    officePhone: (name: string) =>
      v.pipe(tidied, required(name), ...parsed(phoneInternational, message('officePhone'))),
    text: (name: string, n: number, least = 0) =>
      v.pipe(
        v.string(),
        v.trim(),
        required(name),
        blankOr((text) => text.length >= least, say('minLength', { label: label(name), n: least })),
        most(name, n),
      ),
    /** 'nama.com' is read as 'https://nama.com'. */
    url: (name: string, n: number) =>
      v.pipe(
        tidied,
        v.transform((text) => (/^https?:\/\//i.test(text) ? text : `https://${text}`)),
        v.check((text) => WEB.test(text) && URL.canParse(text), message('url')),
        most(name, n),
      ),
  };
}

const nothing = v.pipe(
  v.string(),
  v.transform(() => undefined),
);

/** Returns a rule that reads an empty field as undefined and any other text by `rule`. */
export const optional = <Rule extends v.GenericSchema<string, unknown>>(rule: Rule) =>
  v.lazy((typed) => (String(typed).trim() === '' ? nothing : rule));

type RuleMessages = ReturnType<typeof ruleMessages>;

/** Returns the messages of the rules, with the labels from the form's translations `t`. */
export function ruleMessages(t: Translate) {
  const say = (key: string, values?: Record<string, string | number>) => t(`validation:${key}`, values);
  const label = (name: string) => t(`field.${name}`);
  return {
    say,
    message: (rule: keyof typeof ACCEPTED, values?: { label: string }) => characterMessage(rule, say, values),
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

/**
 * Returns two steps of a pipe: the check that `parse` understands a text (empty text passes), and the replacement of the
 * text by what `parse` returns.
 */
export const parsed = <Message extends v.ErrorMessage<v.CheckIssue<string>>>(
  parse: (text: string) => string | null,
  message: Message,
) =>
  [
    blankOr((text) => parse(text) !== null, message),
    v.transform<string, string>((text) => parse(text) ?? text),
  ] as const;

/** Returns '1200', '1.200' or 'Rp 1.200' as 1200; null for other text, such as '1,5'. */
export function parseTypedNumber(text: string): number | null {
  const amount = plainCharacters(text)
    .replace(/^\s*Rp/i, '')
    .trim();
  const isFraction = /^\d+[.,]\d{1,2}$/.test(amount);
  const digits = amount.replace(/[\s.,]/g, '');
  return !isFraction && /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}

/** The characters that a valid text of a rule may contain, by the key of the rule's message. */
const ACCEPTED = {
  name: /[\p{L}\p{M} '.-]/u,
  email: /[a-z0-9.!#$%&'*+/=?^_`{|}~@-]/i,
  phone: /[\d\s().+-]/,
  officePhone: /[\d\s().+-]/,
  date: /[a-z\d\s.,/-]/i,
  wholeNumber: /[rp\d\s.,-]/i,
  url: /[!-~]/,
  npwp: /[\d\s.-]/,
  passportName: /[a-z ]/i,
  passportNumber: /[a-z\d]/i,
};

/**
 * Returns a function that writes the message of a rule for an invalid text. It names the first character that no valid
 * text contains, because the text may look right.
 */
const characterMessage =
  (
    rule: keyof typeof ACCEPTED,
    say: (key: string, values?: Record<string, string>) => string,
    values?: { label: string },
  ) =>
  ({ input }: { input: unknown }): string => {
    const wrong = [...String(input ?? '')].find((character) => !ACCEPTED[rule].test(character));
    if (wrong === undefined) return say(rule, values);
    const isVisible = /[\p{L}\p{N}\p{P}\p{S}]/u.test(wrong);
    const code = `U+${(wrong.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    const character = isVisible ? `“${wrong}”` : code;
    return `${say(rule, values)} ${say('character', { character: /\s/.test(wrong) ? say('space') : character })}`;
  };
