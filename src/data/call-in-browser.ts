import type { Answer, CallParameters, Client, OperationId, QueryKey, ReadId } from '@sdk';
import { publicEnv } from '@/config/env';
import { sendWithoutRefused } from './known-parameters';
import { brokenAnswer, failureWithoutResponse } from './sdk-values';

/**
 * The client, which is downloaded with the first call, because pages can be read without it. It is an object, so that a
 * test can put another client in its place.
 */
export const lazyClient = {
  load: async (): Promise<Pick<Client, 'call'>> => (await import('./browser-client')).browserClient,
};

/**
 * Calls an operation with the browser's client. A failed download of the client is reported as a network error; the
 * next call downloads it again.
 */
export async function callInBrowser<Id extends OperationId>(
  operationId: Id,
  ...parameters: CallParameters<Id>
): Promise<Answer<Id>> {
  const client = await lazyClient.load().catch((cause: unknown) => {
    const message = 'The client could not be downloaded.';
    throw failureWithoutResponse(operationId, 'network', { message, cause, mayHaveArrived: false });
  });
  const answer = client.call(operationId, ...parameters);
  if (process.env.NODE_ENV === 'development') {
    answer.catch((error: unknown) => {
      const broken = brokenAnswer(error, publicEnv.serviceHost);
      if (broken) console.error(broken);
    });
  }
  return answer;
}

/** Sends a query with the browser's client. */
export const fetchInBrowser = <Id extends ReadId>(query: QueryKey<Id>): Promise<Answer<Id>> =>
  sendWithoutRefused(query, ([operationId, args]) => callInBrowser(operationId, args));
