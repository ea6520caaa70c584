import type { OperationId } from '@sdk';
import type { Behaviours, RequestContext } from '../../mocks/behaviour.ts';
import { allBehaviours } from '../../mocks/behaviours/all.ts';
import type { Database } from '../../mocks/database.ts';
import { findSession } from '../../mocks/rules/tokens.ts';
import { fixtureNow } from './fixture-database.ts';

type Call<Id extends OperationId> = Partial<Pick<RequestContext<Id>, 'path' | 'query' | 'body' | 'locale' | 'now'>> & {
  token?: string;
  headers?: Record<string, string>;
};

/** Calls one behaviour as the engine does, but without validation. Returns status and body. */
export async function callFixture<Id extends OperationId>(database: Database, operationId: Id, call: Call<Id> = {}) {
  const { token, headers, now = fixtureNow, ...rest } = call;
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

/** Signs the member of the fixture in. Returns the token, and throws when the sign-in fails. */
export async function signInFixture(database: Database, password = 'Kelana2027', now = fixtureNow): Promise<string> {
  const body = { email: 'ratna@kelana.example', password };
  const { status, body: responseBody } = await callFixture(database, 'login', { body, now });
  if (status !== 200) throw new Error(`sign-in responded with status ${status}`);
  return responseBody.data.token;
}
