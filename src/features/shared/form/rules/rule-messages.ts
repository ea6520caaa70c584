import * as v from 'valibot';
import type { Translate } from '@/i18n/translate';
import { ruleMessage } from './wrong-character';

export type RuleMessages = ReturnType<typeof ruleMessages>;

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

export const orNothing = v.transform<string, string | undefined>((text) => text || undefined);
