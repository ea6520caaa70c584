import { isJsonObject, valueAt } from '../judge/document.ts';
import { accountDataOf, maskAccountData } from './account-data.ts';
import { isPersonal, masked } from './mask.ts';
import type { Exchange } from './run.ts';

/**
 * A recorded run: requests and answers without secrets. In answers about a member personal data is masked too: fields
 * with personal names, texts of the account's profile and undocumented fields.
 */
export type Recording = {
  host: string;
  version: string;
  exchanges: {
    operationId: string;
    request: string;
    sent: unknown;
    status: number;
    body: unknown;
    ms: number;
  }[];
};

/** Returns the masked recording of a run. Only JSON answers have a body; for a file it is null. */
export function recordingOf(host: string, version: string, exchanges: Exchange[]): Recording {
  const { secrets, words } = accountDataOf(exchanges);
  return {
    host,
    version,
    exchanges: exchanges.map(({ operation, request, sent, status, body, undocumented, ms }) => {
      const isMembers = isPersonal(operation);
      const known = isMembers ? hidden(body ?? null, undocumented) : (body ?? null);
      return {
        operationId: operation.id,
        request,
        sent: maskAccountData(masked(sent, true), secrets, words),
        status,
        body: maskAccountData(masked(known, isMembers), secrets, isMembers ? words : []),
        ms: Math.round(ms),
      };
    }),
  };
}

/** Returns a copy with masked undocumented fields, because their content is unknown. */
function hidden(body: unknown, pointers: string[]): unknown {
  const copy = structuredClone(body);
  for (const pointer of pointers) {
    const end = pointer.lastIndexOf('/');
    const holder = valueAt(copy, pointer.slice(0, end));
    const name = pointer
      .slice(end + 1)
      .replaceAll('~1', '/')
      .replaceAll('~0', '~');
    if (isJsonObject(holder)) holder[name] = 'masked';
  }
  return copy;
}
