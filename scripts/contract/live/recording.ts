import { accountDataOf, maskAccountData } from '../../../mocks/masking/account-data.ts';
import { isPersonal, masked } from '../../../mocks/masking/mask.ts';
import type { Exchange } from './run.ts';

/** One recorded call without secrets. Only JSON answers have a body; for a file it is null. */
export type RecordedExchange = {
  operationId: string;
  request: string;
  sent: unknown;
  status: number;
  body: unknown;
  ms: number;
};

export type Recording = { host: string; version: string; exchanges: RecordedExchange[] };

/**
 * Returns the masked exchanges of a run. In answers about a member personal data is masked too: fields with personal
 * names and texts of the account's profile. One with an undocumented field has no body, because its content is unknown.
 */
export function recordingOf(exchanges: Exchange[]): RecordedExchange[] {
  const { secrets, words } = accountDataOf(exchanges);
  return exchanges.map(({ operation, request, sent, status, body = null, hasUndocumented, ms }) => {
    const isMembers = isPersonal(operation);
    const known = isMembers && hasUndocumented ? null : body;
    return {
      operationId: operation.id,
      request,
      sent: maskAccountData(masked(sent, true), secrets, words),
      status,
      body: maskAccountData(masked(known, isMembers), secrets, isMembers ? words : []),
      ms: Math.round(ms),
    };
  });
}
