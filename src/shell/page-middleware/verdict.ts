import type { sessionState } from '@/state/session';

export type PageVisit = {
  session: Pick<typeof sessionState, 'status' | 'endedBy'>;
  /** Path, query and fragment of the page, without the language. */
  path: string;
  /** True when this page was shown to a member and no other page since. */
  wasShown?: boolean;
  /** The `from` query parameter, unchecked. */
  from?: unknown;
};

export type Verdict =
  | { kind: 'pass' }
  /** The session is not known yet; the content stays hidden. */
  | { kind: 'wait' }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown'; name: string };

export type PageMiddleware = (visit: PageVisit) => Verdict;
