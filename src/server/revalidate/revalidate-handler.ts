import type { NextApiHandler, NextApiResponse } from 'next';
import { publicEnv } from '@/config/env';
import { type Environment, readEnvironment } from '@/config/environment';
import { localPath } from '@/config/routes';
import { renderIfKnown } from '@/next-internals/built-pages';
import { readBuildId } from '../build-id';
import { log, withNewId } from '../log/log';
import { type Change, callCheck } from './check-call';
import { gatewayRefresh } from './gateways';
import { createPageQueue } from './page-queue';

// The languages of src/i18n, which src/server may not import.
const LANGUAGES = ['id', 'en'];

type ChangedPages = (changes: Change[]) => { pages: string[]; files: string[]; related(): Promise<string[]> };

/**
 * Returns the handler of `/api/revalidate`, the webhook `contentChanged` of the API document. It renders everything
 * that `changedPages` returns, as paths without the language, and answers as soon as each gateway has shown that it
 * takes the refreshes that follow. A call that is refused costs no rendering and no request.
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
    render: (path) => withNewId(() => renderIfKnown(render, path)),
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
