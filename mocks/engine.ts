import type { OperationId } from '@sdk';
import type { RequestContext } from './behaviour.ts';
import { engineMessages, noBehaviourMessage } from './engine/engine-messages.ts';
import { withPresentYears } from './engine/example-dates.ts';
import { faultResponse, isCutResponse } from './engine/fault-response.ts';
import { fieldErrors } from './engine/field-errors.ts';
import { limitCall } from './engine/limit-call.ts';
import { findExample, findSuccessExample, getOperation, listExampleNames, type Operation } from './engine/operation.ts';
import { isPreferred, type Preference, readPreference } from './engine/prefer.ts';
import { type Input, readInput } from './engine/read-input.ts';
import { responseViolations } from './engine/response-violations.ts';
import { type EngineReply, toResponse } from './engine/to-response.ts';
import { errorBody } from './messages/error-body.ts';
import { getLocale, type Locale } from './messages/locale.ts';
import type { Fault } from './mock-context/fault.ts';
import { delayOfCall } from './mock-context/settings.ts';
import type { MockContext } from './mock-context.ts';
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
  /** The bodies, once they are known, for the log. */
  requestBody?: unknown;
  responseBody?: unknown;
};

/**
 * Handles one call: latency, fault, delay, a response of a real host or a recording, authorisation, Prefer, validation,
 * rate limits, behaviour, validation of the response, log.
 */
export async function handleCall(
  mockContext: MockContext,
  operationId: OperationId,
  request: Request,
  params: Record<string, string>,
  address: string | null = null,
): Promise<Response> {
  const call: Call = {
    mockContext,
    operationId,
    request,
    params,
    address,
    operation: getOperation(operationId),
    locale: getLocale(request.headers),
    startedAt: performance.now(),
  };
  // Even a sleep of 0 ms would cost each call one turn of the event loop.
  const latencyMs = delayOfCall(mockContext.settings());
  if (latencyMs > 0) await sleep(latencyMs);
  const fault = mockContext.faults.take({
    operationId,
    url: new URL(request.url),
    member: () => sessionOf(call)?.member.email ?? null,
  });
  if (fault?.delayMs !== undefined) await sleep(fault.delayMs);
  const failed = fault && !fault.after ? await applyFault(call, fault) : null;
  if (failed) return failed;

  const preference = readPreference(request.headers);
  if (preference.delayMs !== undefined) await sleep(preference.delayMs);

  try {
    const fromSource = isPreferred(preference) ? null : await mockContext.answerFromSource(call);
    const reply: EngineReply = fromSource ?? (await produceReply(call, preference));
    call.responseBody = reply.body;
    // 501 means "not implemented by this host" and is in no document.
    const violations = reply.status === 501 ? [] : responseViolations(operationId, call.operation, reply);
    if (violations.length > 0 && !fromSource) return logCall(call, invalidResponse(call, violations), violations);
    if (!fromSource && request.method !== 'GET' && reply.status < 400) mockContext.notifyChange();
    const lost = fault?.after ? await applyFault(call, fault) : null;
    if (lost) return lost;
    return logCall(call, toResponse(reply), violations, reply.refused);
  } catch (error) {
    const violations = [`the behaviour threw ${String(error)}`];
    return logCall(call, invalidResponse(call, violations), violations);
  }
}

const sessionOf = ({ mockContext, request }: Call): Session | null =>
  findSession(mockContext.database().state, request.headers, mockContext.now());

async function produceReply(call: Call, preference: Preference): Promise<EngineReply> {
  const { mockContext, operation, operationId, request, params, locale } = call;
  const session = sessionOf(call);
  if (operation.auth && !session) return { status: 401, body: errorBody(engineMessages.invalidToken[locale]) };

  if (isPreferred(preference)) {
    const example = findExample(operation, preference.code, preference.example);
    if (example) return withPresentYears(example, jakartaDay(mockContext.now()));
    return {
      status: 501,
      body: errorBody(engineMessages.noExample[locale], { prefer: availablePreferences(operation) }),
    };
  }

  const result = await readInput(operationId, operation, request, params);
  call.requestBody = result.ok ? result.input.body : result.body;
  if (result.ok) {
    const draftToken = readDraftToken(operation, request);
    if (draftToken !== null && draftToken !== mockContext.draftToken) {
      return { status: 401, body: errorBody(engineMessages.wrongDraftToken[locale]) };
    }
    return limitCall(call, result.input.body, session?.member.email ?? null, () =>
      runBehaviour(call, session, result.input, draftToken !== null),
    );
  }
  if ('violations' in result) {
    const body = errorBody(engineMessages.invalid[locale], fieldErrors(result.violations, locale));
    const reasons = Object.entries(fieldErrors(result.violations, 'en'));
    return { status: 422, body, refused: reasons.map(([field, texts]) => `${field}: ${texts.join(' ')}`) };
  }
  const message = result.status === 400 ? engineMessages.malformed : engineMessages.mediaType;
  return { status: result.status, body: errorBody(message[locale]), refused: [message.en] };
}

/** The available choices for the Prefer header: `code=404, example=tour-unknown`. */
function availablePreferences(operation: Operation): string[] {
  return Object.entries(listExampleNames(operation)).flatMap(([status, names]) =>
    names.map((name) => `code=${status}, example=${name}`),
  );
}

/** The token with which drafts are asked for; null for an operation that has none. */
function readDraftToken({ parameters }: Operation, { headers }: Request): string | null {
  return parameters.header.some(({ name }) => name === 'Draft-Token') ? headers.get('draft-token') : null;
}

async function runBehaviour(
  call: Call,
  session: Session | null,
  input: Input,
  withDrafts: boolean,
): Promise<EngineReply> {
  const { mockContext, operation, operationId, request, locale } = call;
  // The generated types are exact per operation; here a loose type covers all operations.
  const behaviour = mockContext.behaviour(operationId) as
    | ((context: RequestContext<OperationId>) => unknown)
    | undefined;
  if (!behaviour) {
    const example = findSuccessExample(operation);
    if (example) return withPresentYears(example, jakartaDay(mockContext.now()));
    return { status: 501, body: errorBody(noBehaviourMessage(operationId, operation.tag, locale)) };
  }
  const context = {
    ...input,
    locale,
    database: withDrafts ? mockContext.draftDatabase(locale) : mockContext.database(locale),
    member: session?.member ?? null,
    token: session?.token ?? null,
    now: mockContext.now(),
    request,
    origin: new URL(request.url).origin,
    reply: (status: number, body: unknown, headers?: Record<string, string>) => ({ status, body, headers }),
  };
  const reply = (await behaviour(context as unknown as RequestContext<OperationId>)) as EngineReply;
  return withContentLanguage(reply, operation, context.database.catalogue.language);
}

/** Adds the language of the content to a reply whose document says that it has one. */
function withContentLanguage(reply: EngineReply, { responses }: Operation, language: Locale): EngineReply {
  if (responses[reply.status]?.headers['Content-Language'] === undefined) return reply;
  return { ...reply, headers: { 'content-language': language, ...reply.headers } };
}

/** The response of a fault in place of the call's own; null when the fault only delays. */
async function applyFault(call: Call, fault: Fault): Promise<Response | null> {
  if ('hang' in fault) return neverRespond(call);
  const response = faultResponse(fault, call.operation, call.locale);
  call.responseBody = await readForLog(response);
  return response && logCall(call, response, []);
}

/** The JSON of a response; undefined when it has none or is no complete response. */
async function readForLog(response: Response | null): Promise<unknown> {
  if (!response || response.type === 'error' || isCutResponse(response)) return undefined;
  return response
    .clone()
    .json()
    .catch(() => undefined);
}

/** Sends no response, so the client must time out. The call is logged at its start. */
function neverRespond(call: Call): Promise<never> {
  logCall(call, Response.error(), []);
  return new Promise(() => undefined);
}

function invalidResponse({ locale }: Call, violations: string[]): Response {
  return Response.json(errorBody(engineMessages.brokenAnswer[locale], { answer: violations }), {
    status: 500,
    headers: { 'x-mock-violations': headerText(violations.join('; ')) },
  });
}

function headerText(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]+/g, ' ').slice(0, 1000);
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

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
