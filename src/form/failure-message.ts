import type { ApiError, OperationId } from '@sdk';
import { TOO_MANY_REQUESTS } from '@/data/sdk-values';
import type { Translate } from '@/i18n/translate';
import { translateServerMessage } from './translate-server-message';

export type Failure = Pick<ApiError, 'operationId' | 'kind' | 'status' | 'message' | 'hasServerMessage' | 'retryAfter'>;

const SECONDS_PER_MINUTE = 60;
const SERVER_ERROR = 500;

// Statuses of the kind `server` that say nothing about the service's health.
const ownMessages: Record<number, string> = { 403: 'forbidden', [TOO_MANY_REQUESTS]: 'busy' };

// Operations for which §8 requires that the service's message is shown, even for a server error.
const alwaysShowsMessage = new Set<OperationId>([
  'login',
  'register',
  'getProfile',
  'getMembership',
  'updateUser',
  'listBookings',
]);
// A 401 of these operations is about the submitted data; of all others it means that the session has ended.
const sessionless = new Set<OperationId>(['login', 'checkToken', 'resetPassword']);

/** True if the failure means that the session has ended. */
export const isSessionOver = ({ operationId, kind }: Failure): boolean =>
  kind === 'unauthorized' && !sessionless.has(operationId);

/**
 * Returns the message for a failure: the service's message for a refusal, otherwise one of the site. `siteMessage`
 * replaces the common messages of the site on a screen with more specific ones.
 */
export function failureMessage(
  error: Failure,
  t: Translate,
  siteMessage = (kind: Failure['kind']) => t(`common:errors.${ownMessages[error.status] ?? kind}`),
): string {
  const { operationId, kind, status, retryAfter } = error;
  if (status === TOO_MANY_REQUESTS && retryAfter) {
    return t('common:errors.tooMany', { count: Math.ceil(retryAfter / SECONDS_PER_MINUTE) });
  }
  const isBreakdown = status >= SERVER_ERROR && !alwaysShowsMessage.has(operationId);
  return error.hasServerMessage && !isSessionOver(error) && !isBreakdown
    ? translateServerMessage(error.message, t)
    : siteMessage(kind);
}
