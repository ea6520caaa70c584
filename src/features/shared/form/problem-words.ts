import { type Failure, failureWords } from '@/features/shared/failure-words';
import type { Translate } from '@/i18n/translate';

/** Why a form was not taken, where no field says it. */
export type Problem =
  | { kind: 'robot' | 'network' }
  | { kind: 'refused'; words: string }
  | { kind: 'failed'; error: Failure };

// The failures whose message adds that the form's input is kept.
const told = new Set<string>(['network', 'timeout', 'server']);

export function problemWords(problem: Problem, t: Translate): string {
  switch (problem.kind) {
    case 'refused':
      return problem.words;
    case 'failed':
      return failureWords(problem.error, t, (kind) =>
        t(told.has(kind) ? `form:problem.${kind}` : `common:errors.${kind}`),
      );
    default:
      return t(`form:problem.${problem.kind}`);
  }
}
