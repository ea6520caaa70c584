import * as v from 'valibot';
import type { RuleMessages } from './rule-messages';

const BYTES_PER_MB = 1024 * 1024;

/** The accepted file endings with the dot ('.pdf'), and the maximum size. */
type FileLimit = { endings: readonly string[]; maxMb: number };

/** Returns validation rules for uploaded files. */
export function fileRules({ say, label }: RuleMessages) {
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
