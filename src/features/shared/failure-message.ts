import type { ApiError, OperationId } from '@sdk';
import type { Translate } from '@/i18n/translate';
import { serverSentence } from './server-sentence';

export type Failure = Pick<ApiError, 'operationId' | 'kind' | 'status' | 'message' | 'hasServerMessage' | 'retryAfter'>;

const SECONDS_PER_MINUTE = 60;
const TOO_MANY_REQUESTS = 429;

// The actions of which §8 says that the service's own sentence is shown, also when it has broken down.
const speaking = new Set<OperationId>([
  'login',
  'register',
  'getProfile',
  'getMembership',
  'updateUser',
  'listBookings',
]);
// A 401 of these operations is about the submitted data; of all others it means that the session has ended.
const sessionless = new Set<OperationId>(['login', 'checkToken', 'resetPassword']);

/** Whether the failure is that the session has ended. */
export const isSessionOver = ({ operationId, kind }: Failure): boolean =>
  kind === 'unauthorized' && !sessionless.has(operationId);

/**
 * What a failure is called on every screen: a refusal in the service's own sentence, anything else in ours. `ours` are
 * the words of a screen that knows more than the common ones.
 */
export function failureMessage(
  error: Failure,
  t: Translate,
  ours = (kind: Failure['kind']) => t(`common:errors.${kind}`),
): string {
  const { operationId, kind, status, retryAfter } = error;
  if (status === TOO_MANY_REQUESTS && retryAfter) {
    return t('common:errors.tooMany', { count: Math.ceil(retryAfter / SECONDS_PER_MINUTE) });
  }
  const isBreakdown = kind === 'server' && !speaking.has(operationId);
  return error.hasServerMessage && !isSessionOver(error) && !isBreakdown
    ? serverSentence(error.message, t)
    : ours(kind);
}
