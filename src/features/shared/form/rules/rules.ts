import * as v from 'valibot';
import type { Translate } from '@/i18n/translate';
import { choiceRules } from './choice-rules';
import { type RuleMessages, ruleMessages } from './rule-messages';
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
