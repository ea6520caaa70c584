import type { OperationId } from '@sdk';
import type { RequestContext } from './behaviour.ts';
import {
  availablePreferences,
  findExample,
  type Preference,
  readPreference,
  withPresentYears,
} from './engine/examples.ts';
import { faultResponse, isCutResponse } from './engine/fault-response.ts';
import { fieldErrors } from './engine/field-errors.ts';
import { getOperation, type Operation } from './engine/operation.ts';
import { type Input, readInput } from './engine/read-input.ts';
import { type EngineReply, responseViolations, toResponse, type UntypedReply } from './engine/reply.ts';
import { errorBody, getLocale, type Locale, localizedError, translate } from './messages/messages.ts';
import type { Fault } from './mock-context/fault.ts';
import { delayOfCall, type MockContext } from './mock-context.ts';
import { jakartaDay } from './rules/jakarta-day.ts';
import { findSession, type Session } from './rules/tokens.ts';

type Call = {
  mockContext: MockContext;
  operationId: OperationId;
  operation: Operation;
  request: Request;
  params: Record<string, string>;
  /** The IP address of the caller; null for a call inside this process. */
  address: string | null;
  locale: Locale;
  /** In real time, without the clock offset. */
  startedAt: number;
  /** Null for a visitor, undefined until it is looked up. */
  session?: Session | null;
  /** The bodies, once they are known, for the log. */
  requestBody?: unknown;
  responseBody?: unknown;
};

/**
 * Handles one call: latency, fault, delay, authorisation, Prefer, validation, rate limits, behaviour, validation of the
 * response, log.
 */
export async function handleCall(
  mockContext: MockContext,
  operationId: OperationId,
  request: Request,
  params: Record<string, string>,
  address: string | null = null,
): Promise<Response> {
  const operation = getOperation(operationId);
  const locale = getLocale(request.headers);
  const startedAt = performance.now();
  const call: Call = { mockContext, operationId, operation, request, params, address, locale, startedAt };
  await sleep(delayOfCall(mockContext.settings()));
  const fault = mockContext.faults.take({
    operationId,
    url: new URL(request.url),
    member: () => sessionOf(call)?.member.email ?? null,
  });
  await sleep(fault?.delayMs);
  const failed = fault && !fault.after ? await applyFault(call, fault) : null;
  if (failed) return failed;

  const preference = readPreference(request.headers);
  await sleep(preference.delayMs);

  try {
    const reply = await produceReply(call, preference);
    call.responseBody = reply.body;
    // 501 means "not implemented by this host" and is in no document.
    const violations = reply.status === 501 ? [] : responseViolations(operationId, operation, reply);
    if (violations.length > 0) return invalidResponse(call, violations);
    if (request.method !== 'GET' && reply.status < 400) mockContext.notifyChange();
    const lost = fault?.after ? await applyFault(call, fault) : null;
    return lost ?? logCall(call, toResponse(reply), violations, reply.refused);
  } catch (error) {
    return invalidResponse(call, [`the behaviour threw ${String(error)}`]);
  }
}

const sessionOf = ({ mockContext, request }: Call): Session | null =>
  findSession(mockContext.database().state, request.headers, mockContext.now());

async function produceReply(call: Call, preference: Preference): Promise<EngineReply> {
  const { mockContext, operation, operationId, request, params, locale } = call;
  call.session = sessionOf(call);
  if (operation.auth && !call.session) return { status: 401, body: localizedError(locale, 'invalidToken') };

  // An example of the document is asked for.
  if (preference.code !== undefined || preference.example !== undefined) {
    const example = findExample(operation, preference.code, preference.example);
    const choices = { prefer: availablePreferences(operation) };
    if (!example) return { status: 501, body: errorBody(translate(locale, 'noExample'), choices) };
    return withPresentYears(example, jakartaDay(mockContext.now()));
  }

  const result = await readInput(operationId, operation, request, params);
  call.requestBody = result.ok ? result.input.body : result.body;
  if (!result.ok && 'violations' in result) {
    const reasons = Object.entries(fieldErrors(result.violations, 'en'));
    const body = errorBody(translate(locale, 'invalid'), fieldErrors(result.violations, locale));
    return { status: 422, body, refused: reasons.map(([field, texts]) => `${field}: ${texts.join(' ')}`) };
  }
  if (!result.ok) {
    const key = result.status === 400 ? 'malformed' : 'mediaType';
    return { status: result.status, body: localizedError(locale, key), refused: [translate('en', key)] };
  }
  const draftToken = readDraftToken(operation, request);
  if (draftToken !== null && draftToken !== mockContext.draftToken) {
    return { status: 401, body: localizedError(locale, 'wrongDraftToken') };
  }
  return limitCall(call, result.input, draftToken !== null);
}

/** The token with which drafts are asked for; null for an operation that has none. */
function readDraftToken({ parameters }: Operation, { headers }: Request): string | null {
  return parameters.header.some(({ name }) => name === 'Draft-Token') ? headers.get('draft-token') : null;
}

/**
 * Runs the behaviour, or returns a 429 with `Retry-After` when the caller has reached a limit of the operation. The body
 * must be valid, because its e-mail address is the key of a limit.
 */
async function limitCall(call: Call, input: Input, withDrafts: boolean): Promise<EngineReply> {
  const { mockContext, operationId, operation, locale, address, session } = call;
  // The address of a company is that of its contact.
  const { email, pic_email: contactEmail } = Object(input.body) as Record<string, unknown>;
  const sent = email ?? contactEmail;
  const member = typeof sent === 'string' ? sent : (session?.member.email ?? null);
  const caller = { operationId, address, member };
  const { waitSeconds, finish } = mockContext.rateLimits.start(operation.rateLimits ?? [], caller);
  if (waitSeconds > 0) {
    const minutes = Math.ceil(waitSeconds / 60);
    const key = minutes === 1 ? 'tooManyRequestsOneMinute' : 'tooManyRequests';
    return {
      status: 429,
      body: localizedError(locale, key, { minutes }),
      headers: { 'retry-after': String(waitSeconds) },
      refused: [translate('en', key, { minutes })],
    };
  }
  const reply = await runBehaviour(call, input, withDrafts);
  finish(reply.status);
  return reply;
}

async function runBehaviour(call: Call, input: Input, withDrafts: boolean): Promise<EngineReply> {
  const { mockContext, operation, operationId, request, locale, session } = call;
  // The generated types are exact per operation; here a loose type covers all operations.
  const behaviour = mockContext.behaviour(operationId) as
    | ((context: RequestContext<OperationId>) => unknown)
    | undefined;
  if (!behaviour) {
    const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
    const example = success === undefined ? null : findExample(operation, Number(success));
    if (example) return withPresentYears(example, jakartaDay(mockContext.now()));
    return { status: 501, body: localizedError(locale, 'noBehaviour', { operationId, tag: operation.tag }) };
  }
  const context = {
    ...input,
    locale,
    database: withDrafts ? mockContext.draftDatabase(locale) : mockContext.database(locale),
    member: session?.member ?? null,
    token: session?.token ?? null,
    now: mockContext.now(),
    request,
    origin: new URL(request.url).origin + mockContext.basePath,
    reply: (status: number, body: unknown, headers?: Record<string, string>) => ({ status, body, headers }),
  };
  const reply = (await behaviour(context as unknown as RequestContext<OperationId>)) as UntypedReply;
  // Only where the document says that the content has a language.
  if (operation.responses[reply.status]?.headers['Content-Language'] === undefined) return reply;
  return { ...reply, headers: { 'content-language': context.database.catalogue.language, ...reply.headers } };
}

/** The response of a fault in place of the call's own; null when the fault only delays. */
async function applyFault(call: Call, fault: Fault): Promise<Response | null> {
  if ('hang' in fault) {
    logCall(call, Response.error(), []);
    // Without a response the client must time out.
    return new Promise(() => undefined);
  }
  const response = faultResponse(fault, call.operation, call.locale);
  if (!response) return null;
  const isReadable = response.type !== 'error' && !isCutResponse(response);
  const copy = isReadable ? response.clone().json() : undefined;
  call.responseBody = await copy?.catch(() => undefined);
  return logCall(call, response, []);
}

/** The 500 of an answer that violates the document. */
function invalidResponse(call: Call, violations: string[]): Response {
  const body = errorBody(translate(call.locale, 'brokenAnswer'), { answer: violations });
  const text = violations.join('; ').replaceAll(/[^\x20-\x7e]+/g, ' ');
  const headers = { 'x-mock-violations': text.slice(0, 1000) };
  return logCall(call, Response.json(body, { status: 500, headers }), violations);
}

/** Adds a call to the log and returns its response, which repeats the id of the visitor's request. */
function logCall(call: Call, response: Response, violations: string[], refused: string[] = []): Response {
  const { mockContext, operationId, request, startedAt, requestBody, responseBody } = call;
  const url = new URL(request.url);
  const requestId = request.headers.get('x-request-id');
  if (requestId && response.type !== 'error') response.headers.set('x-request-id', requestId);
  mockContext.calls.add({
    at: mockContext.now().toISOString(),
    method: request.method,
    path: url.pathname + url.search,
    operationId,
    requestId,
    status: response.type === 'error' ? 'network' : response.status,
    durationMs: Math.round(performance.now() - startedAt),
    violations,
    refused,
    requestBody,
    responseBody,
  });
  return response;
}

/** Even a timer of 0 ms would cost each call one turn of the event loop. */
async function sleep(ms = 0): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}
