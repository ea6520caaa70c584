import { type Failure, failureMessage } from '@/features/shared/failure-message';
import type { Translate } from '@/i18n/translate';

/** The reason why a form was not sent, if no field shows it. */
export type Problem = { kind: 'refused'; message: string } | { kind: 'failed'; error: Failure };

// The failures with a message that adds that the form's input is kept.
const formProblems = new Set<string>(['network', 'timeout', 'server']);

export function problemMessage(problem: Problem, t: Translate): string {
  if (problem.kind === 'refused') return problem.message;
  return failureMessage(problem.error, t, (kind) =>
    t(formProblems.has(kind) ? `form:problem.${kind}` : `common:errors.${kind}`),
  );
}
