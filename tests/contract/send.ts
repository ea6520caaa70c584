import type { OperationId } from '@sdk';
import { getOperation } from '../../mocks/engine/operation.ts';
import type { Call, Case } from './case.ts';
import { callOf } from './cases/all.ts';
import type { Target } from './target.ts';

/** Resets the host, prepares it for the case and sends the case. */
export async function sendCase(target: Target, operationId: OperationId, testCase: Case): Promise<Response> {
  const { mockContext } = target;
  mockContext.reset('default');
  const call = callOf(target, testCase);
  if (call.scenario) mockContext.reset(call.scenario);
  if (call.fault) mockContext.faults.add({ ...call.fault, operationId });
  return sendCall(target, operationId, call);
}

/** Sends a call to the host in its current state. Signs in the call's member; the call's headers take precedence. */
export function sendCall(target: Target, operationId: OperationId, call: Call): Promise<Response> {
  const authorization = call.member && `Bearer ${signIn(target, call.member)}`;
  const headers = { ...(authorization && { authorization }), ...call.headers };
  return target.send(createRequest(target.origin, operationId, { ...call, headers }));
}

/** Creates a session of the member, by default for one hour, and returns its token. Throws for an unknown address. */
export function signIn(
  { mockContext }: Target,
  email: string,
  expiresAt = mockContext.now().getTime() + 3_600_000,
): string {
  const { members, sessions } = mockContext.database().state;
  const member = Object.values(members).find((one) => one.email === email);
  if (!member) throw new Error(`no member has the address ${email}`);
  const token = `session-of-${member.id}`;
  sessions[token] = { memberId: member.id, expiresAt };
  return token;
}

/** Returns the HTTP request of a call; a path parameter that the call lacks is 1. */
export function createRequest(origin: string, operationId: OperationId, call: Call): Request {
  const { method, path } = getOperation(operationId);
  const pathname = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(call.path?.[name] ?? '1')),
  );
  const url = new URL(origin + pathname);
  for (const [name, value] of Object.entries(call.query ?? {})) {
    for (const one of [value].flat()) url.searchParams.append(name, String(one));
  }
  return new Request(url, { method, headers: headersOf(call), ...(method !== 'GET' && { body: bodyOf(call) }) });
}

function headersOf({ headers, json, raw }: Call): Record<string, string> {
  const type = raw?.type ?? (json === undefined ? undefined : 'application/json');
  return { ...headers, ...(type !== undefined && { 'content-type': type }) };
}

function bodyOf({ json, form, raw }: Call): BodyInit | null {
  if (raw) return raw.text;
  if (json !== undefined) return JSON.stringify(json);
  if (!form) return null;
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    for (const one of [value].flat()) data.append(name, one);
  }
  return data;
}
