import { masked } from './mask.ts';
import type { Exchange } from './run.ts';

/** A run that was kept: what was asked and answered, without anything that names a person or opens a session. */
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
  return {
    host,
    version,
    exchanges: exchanges.map(({ operation, request, sent, status, body, ms }) => {
      const isPersonal = operation.auth || operation.tag === 'auth';
      return {
        operationId: operation.id,
        request,
        sent: masked(sent, true),
        status,
        body: masked(body ?? null, isPersonal),
        ms: Math.round(ms),
      };
    }),
  };
}
