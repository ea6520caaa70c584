import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { publicEnv } from '@/config/env';
import { type Environment, readEnvironment } from '@/config/environment';
import { localPath } from '@/config/local-path';
import { readBuildId } from '../build-id';
import { log } from '../log/log';
import { withNewId } from '../log/request-id';
import { connectSharedPages } from '../shared-pages/shared-pages.ts';
import { SIGNATURE_S, verifySignature } from './call-signature';
import { type Change, parseChanges } from './changes-schema';
import { gatewayRefresh } from './gateways';
import { createPageQueue } from './page-queue';
import { rateLimit } from './rate-limit';
import { readBody } from './read-body';
import { replayGuard } from './replay-guard';

const LONGEST_BODY = 16_000;
// The languages of src/i18n, which src/server may not import.
const LANGUAGES = ['id', 'en'];

type ChangedPages = (changes: Change[]) => { pages: string[]; files: string[]; related(): Promise<string[]> };
type Outcome =
  | { changes: Change[] }
  | { status: number; message: string; errors?: Record<string, string[]>; headers?: Record<string, string> };

/**
 * Returns the handler of `/api/revalidate`, the webhook `contentChanged` of the API document. It renders everything that
 * `changedPages` returns, as paths without the language, and answers as soon as each gateway has shown that it takes the
 * refreshes that follow. A call that is refused costs no rendering and no request.
 */
export function revalidateHandler(changedPages: ChangedPages): NextApiHandler {
  // Made at the first call, because a build loads this module too.
  let handler: NextApiHandler | undefined;
  return (request, response) => {
    handler ??= handlerOf(readEnvironment(process.env), changedPages);
    return handler(request, response);
  };
}

function handlerOf(environment: Environment, changedPages: ChangedPages): NextApiHandler {
  const check = callCheck(environment);
  const gateways = gatewaysOf(environment);
  // Next renders through the response object of an API call, also after the response was sent.
  let render: NextApiResponse['revalidate'];
  const queue = createPageQueue({
    // Without gateways, a page that nobody has asked for yet is rendered at its first visit.
    render: (path) => withNewId(() => render(path, { unstable_onlyGenerated: true })),
    refreshPage: gateways.page,
    refreshFile: gateways.file,
    onFailure: (path, error) => logFailure(`${path} could not be rendered or refreshed after a change.`, error),
  });

  return async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    const outcome = await check(request);
    if ('status' in outcome) {
      const { status, headers, ...failure } = outcome;
      for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
      // The rest of a body that is too long is not read.
      if (status === 413) response.setHeader('Connection', 'close');
      return response.status(status).json({ success: false, ...failure });
    }
    render = response.revalidate;
    const rendering = withNewId(() => renderChanged(outcome.changes));
    const failure = await gateways.check().then(() => null, reasonOf);
    const message = `Pages are being rendered again${failure ? `, but ${failure}` : ''}.`;
    response.status(failure ? 503 : 200).json({ success: !failure, message });
    await rendering;
  };

  async function renderChanged(changes: Change[]): Promise<void> {
    const { pages, files, related } = changedPages(changes);
    queue.add(inEveryLanguage(pages), 'changed');
    queue.addFiles(inEveryLanguage(files));
    try {
      queue.add(inEveryLanguage(await related()), 'related');
    } catch (error) {
      logFailure('Could not find the related pages of a change.', error);
    }
  }
}

/** Returns a function that checks a call, in the order of what each check costs. */
function callCheck({ publishSecret: secret, redisUrl }: Environment) {
  const shared = redisUrl ? connectSharedPages(redisUrl, readBuildId()) : undefined;
  const isFirstUse = replayGuard(2 * SIGNATURE_S, shared?.claimKey);
  const secondsToWait = rateLimit({ burst: 60, perSecond: 2 });

  return async (request: NextApiRequest): Promise<Outcome> => {
    if (!secret) return { status: 404, message: 'This site takes no such calls: it has no PUBLISH_SECRET.' };
    if (request.method !== 'POST') {
      return { status: 405, message: 'Only POST is taken here.', headers: { Allow: 'POST' } };
    }
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
      return { status: 415, message: 'The body must be application/json.' };
    }
    const body = await readBody(request, LONGEST_BODY);
    if (!body) return { status: 413, message: 'The body is larger than 16 kB.' };
    const signature = verifySignature(secret, request.headers['kelana-signature'], body);
    if (!signature || !(await isFirstUse(signature))) {
      return {
        status: 401,
        message: 'The signature is missing, wrong, older than five minutes or was used before.',
      };
    }
    const wait = secondsToWait();
    if (wait > 0) {
      const message = 'Too many calls. Retry-After says when the next one is accepted.';
      return { status: 429, message, headers: { 'Retry-After': String(wait) } };
    }
    const json = parseJson(body);
    if (json === undefined) return { status: 400, message: 'The body is not JSON.' };
    const parsed = parseChanges(json);
    return 'changes' in parsed
      ? parsed
      : { status: 422, message: 'The body does not describe known changes.', errors: parsed.errors };
  };
}

function gatewaysOf({ gateways, gatewayToken }: Environment) {
  const none = async () => undefined;
  if (gateways.length === 0 || !gatewayToken) return { check: none, page: none, file: none };
  // Both are of the build: the environment of the start need not have them.
  const hosts = { siteUrl: publicEnv.siteUrl, mainHost: process.env.MAIN_HOST || undefined };
  return gatewayRefresh({ gateways, token: gatewayToken, ...hosts, buildId: readBuildId() });
}

const inEveryLanguage = (paths: readonly string[]) =>
  paths.flatMap((path) => LANGUAGES.map((language) => localPath(language, path)));

function logFailure(what: string, error: unknown): void {
  log({ level: 'error', operation: 'revalidate', message: `${what} ${reasonOf(error)}` });
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
