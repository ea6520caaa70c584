import type { sessionState } from '@/state/session';

export type PageVisit = {
  session: Pick<typeof sessionState, 'status' | 'endedBy'>;
  /** Path, query and fragment of the page, without the language. */
  path: string;
  /** This very page was shown to a member and has not been left since. */
  wasShown?: boolean;
  /** The query parameter of that name, as it came. */
  from?: unknown;
};

export type Verdict =
  | { kind: 'pass' }
  /** The answer is not known yet; the content stays hidden. */
  | { kind: 'wait' }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown'; name: string };

export type PageMiddleware = (visit: PageVisit) => Verdict;
