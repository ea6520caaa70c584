import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type FaultCheck, recordChecks } from '../../../scripts/lab/faults/fault-checks.ts';
import { host } from '../../e2e/support/service-host.ts';
import { builtPages, type LocalizedPage, mapParallel, unknownPages } from './support/pages.ts';
import { checkOutageResponse, requestPage, type SiteResponse } from './support/site-response.ts';

const FAULT = 'not running';
const REGENERATION_MS = 5000;

// The host is stopped, so its port refuses connections. The faults of the host cannot do this.
test('with a refused connection a cached page stays as it is, and any other page shows the error page', async () => {
  const pages = builtPages();
  // Stale pages are regenerated in the background after the first response.
  await mapParallel(pages, ({ path }) => requestPage(path));
  await pause(REGENERATION_MS);
  const responsesBefore = new Map(
    await mapParallel(pages, async (page) => [page, await requestPage(page.path)] as const),
  );
  process.kill(Number(process.env.SERVICE_PID), 'SIGTERM');
  await expect.poll(() => fetch(`${host}/healthz`).catch((error) => error.cause.code)).toBe('ECONNREFUSED');
  recordChecks(await mapParallel(pages, (page) => testCachedPage(page, responsesBefore.get(page))));
  recordChecks(await mapParallel(unknownPages(100), testUnknownPage));
});

async function testCachedPage({ path, language }: LocalizedPage, responseBefore?: SiteResponse): Promise<FaultCheck> {
  const { status, lang, text, ms } = await requestPage(path);
  const findings = [
    status !== 200 && `has the status ${status}`,
    lang !== language && `is in the language ${lang}`,
    text !== responseBefore?.text && 'has another text',
  ].filter((finding) => finding !== false);
  return { part: 'cached', fault: FAULT, page: path, ms, findings };
}

async function testUnknownPage({ path, language }: LocalizedPage): Promise<FaultCheck> {
  const response = await requestPage(path);
  const findings = [
    ...(response.status === 503 ? [] : [`has the status ${response.status}`]),
    ...checkOutageResponse(response, language),
  ];
  return { part: 'uncached', fault: FAULT, page: path, ms: response.ms, findings };
}
