import { isPart, valueAt } from '../judge/document.ts';
import { knownOf, withoutKnown } from './known.ts';
import { isPersonal, masked } from './mask.ts';
import type { Exchange } from './run.ts';

/**
 * A run that was kept: what was asked and answered, without what opens a session, and in answers to a member without
 * what names a person: by the name of its field, by what the account's profile told, or undocumented.
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

/** Only answers in JSON have a body; that of a file is null. */
export function recordingOf(host: string, version: string, exchanges: Exchange[]): Recording {
  const { secrets, words } = knownOf(exchanges);
  return {
    host,
    version,
    exchanges: exchanges.map(({ operation, request, sent, status, body, undocumented, ms }) => {
      const isMembers = isPersonal(operation);
      const known = isMembers ? hidden(body ?? null, undocumented) : (body ?? null);
      return {
        operationId: operation.id,
        request,
        sent: withoutKnown(masked(sent, true), secrets, words),
        status,
        body: withoutKnown(masked(known, isMembers), secrets, isMembers ? words : []),
        ms: Math.round(ms),
      };
    }),
  };
}

/** A copy with masked undocumented fields, because their content is unknown. */
function hidden(body: unknown, pointers: string[]): unknown {
  const copy = structuredClone(body);
  for (const pointer of pointers) {
    const end = pointer.lastIndexOf('/');
    const holder = valueAt(copy, pointer.slice(0, end));
    const name = pointer
      .slice(end + 1)
      .replaceAll('~1', '/')
      .replaceAll('~0', '~');
    if (isPart(holder)) holder[name] = 'masked';
  }
  return copy;
}
