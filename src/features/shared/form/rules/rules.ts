import type { Translate } from '@/i18n/translate';
import { choiceRules } from './choice-rules';
import { fileRules } from './file-rules';
import { ruleMessages } from './rule-messages';
import { textRules } from './text-rules';

export type Rules = ReturnType<typeof fieldRules>;

/**
 * Rules by field name for a form whose words `t` reads: `field.<name>` is the label, `choose.<name>` the same inside
 * 'Pilih …'. Every rule gives what the service takes; an optional one gives undefined for an empty field.
 */
export function fieldRules(t: Translate) {
  const messages = ruleMessages(t);
  return {
    say: messages.say,
    label: messages.label,
    ...textRules(messages),
    ...choiceRules(messages),
    ...fileRules(messages),
  };
}
