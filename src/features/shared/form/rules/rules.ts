import type { Translate } from '@/i18n/translate';
import { choiceRules } from './choice-rules';
import { fileRules } from './file-rules';
import { ruleMessages } from './rule-messages';
import { textRules } from './text-rules';

export type Rules = ReturnType<typeof fieldRules>;

/**
 * Returns the validation rules for a form with the translations `t`: `field.<name>` is a field's label, `choose.<name>`
 * its label inside 'Pilih …'. Every rule returns the format of the service; an optional rule returns undefined for an
 * empty field.
 */
export function fieldRules(t: Translate) {
  const messages = ruleMessages(t);
  return {
    say: messages.say,
    message: messages.message,
    label: messages.label,
    ...textRules(messages),
    ...choiceRules(messages),
    ...fileRules(messages),
  };
}
