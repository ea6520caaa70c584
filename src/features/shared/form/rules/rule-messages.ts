import * as v from 'valibot';
import type { Translate } from '@/i18n/translate';

export type RuleMessages = ReturnType<typeof ruleMessages>;

/** Returns the messages of the rules, with the labels from the form's translations `t`. */
export function ruleMessages(t: Translate) {
  const say = (key: string, values?: Record<string, string | number>) => t(`validation:${key}`, values);
  const label = (name: string) => t(`field.${name}`);
  return {
    say,
    label,
    choose: (name: string) => say('choose', { label: t(`choose.${name}`) }),
    required: (name: string) => v.minLength<string, 1, string>(1, say('required', { label: label(name) })),
    most: (name: string, n: number) =>
      v.maxLength<string, number, string>(n, say('maxLength', { label: label(name), n })),
  };
}

/** Returns a check that empty text passes, because another rule covers empty fields. */
export const blankOr = (test: (text: string) => boolean, message: string) =>
  v.check<string, string>((text) => text === '' || test(text), message);

export const orNothing = v.transform<string, string | undefined>((text) => text || undefined);
