import type { OperationId } from '@sdk';
import type { Behaviours, RequestContext } from '../../mocks/behaviour.ts';
import { allBehaviours } from '../../mocks/behaviours/all.ts';
import type { Database } from '../../mocks/database.ts';
import { findSession } from '../../mocks/rules/tokens.ts';
import { fixtureNow } from './fixture-database.ts';

type Parts<Id extends OperationId> = Partial<Pick<RequestContext<Id>, 'path' | 'query' | 'body' | 'locale' | 'now'>> & {
  token?: string;
  headers?: Record<string, string>;
};

/** Calls one behaviour as the engine would, but without validation; returns status and body. */
export async function callFixture<Id extends OperationId>(database: Database, operationId: Id, parts: Parts<Id> = {}) {
  const { token, headers, now = fixtureNow, ...rest } = parts;
  const request = new Request('http://host.example/', {
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  });
  const session = findSession(database.state, request.headers, now);
  const context = {
    path: {},
    query: {},
    body: undefined,
    locale: 'id',
    ...rest,
    now,
    database,
    request,
    member: session?.member ?? null,
    token: session?.token ?? null,
    origin: 'http://host.example',
    reply: (status: number, body: unknown) => ({ status, body }),
  };
  const behaviour = allBehaviours[operationId] as Behaviours[OperationId] as (context: unknown) => unknown;
  return (await behaviour(context)) as ReturnType<RequestContext<Id>['reply']>;
}

/** Signs the fixture's member in and returns the token. */
export async function signInFixture(database: Database, password = 'Kelana2027', now = fixtureNow): Promise<string> {
  const body = { email: 'ratna@kelana.example', password };
  const { status, body: answer } = await callFixture(database, 'login', { body, now });
  if (status !== 200) throw new Error(`sign-in answered ${status}`);
  return answer.data.token;
}
