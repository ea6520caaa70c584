import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type FaultCheck, recordChecks } from '../../../scripts/lab/faults/fault-checks.ts';
import { operationsCalledDuring, withFault } from './support/fault-control.ts';
import type { FaultName } from './support/faults.ts';
import { type LocalizedPage, listPages, mapParallel, regenerate } from './support/pages.ts';
import { requestPage, type SiteResponse } from './support/site-response.ts';

// A page becomes stale a minute after its generation, and half a minute after a failed regeneration.
const STALE_MS = 61_000;
const STALE_AFTER_FAILURE_MS = 31_000;
// Pages are regenerated in the background. The longest attempt ends after the three-second timeout of the service.
const REGENERATION_MS = 4000;

test('a stale page stays as it is while the service fails, and is regenerated afterwards', async () => {
  const pages = await listPages();
  const responses = await mapParallel(pages, ({ path }) => regenerate(path));
  const responsesBefore = new Map(responses.map((response, index) => [pages[index], response]));
  let pauseMs = STALE_MS;
  for (const fault of ['down', 'hanging', 'another shape'] satisfies FaultName[]) {
    await wait(pauseMs);
    const checks: FaultCheck[] = [];
    staleCount = 0;
    const operations = await withFault(fault, undefined, () =>
      operationsCalledDuring(async () => {
        checks.push(...(await mapParallel(pages, (page) => testStalePage(page, fault, responsesBefore.get(page)))));
        await wait(REGENERATION_MS);
      }),
    );
    // The site must have tried to regenerate pages. Not every page is stale, because pages that need no data of the
    // service were regenerated during the previous fault.
    expect(operations.length).toBeGreaterThan(1);
    expect(staleCount).toBeGreaterThan(pages.length / 3);
    recordChecks(checks);
    pauseMs = STALE_AFTER_FAILURE_MS;
  }
  await wait(pauseMs);
  await mapParallel(pages, ({ path }) => requestPage(path));
  await wait(REGENERATION_MS);
  recordChecks(await mapParallel(pages, (page) => testRecovery(page, responsesBefore.get(page))));
});

/** The number of stale responses with the current fault. */
let staleCount = 0;

async function testStalePage(
  { path }: LocalizedPage,
  fault: string,
  responseBefore?: SiteResponse,
): Promise<FaultCheck> {
  const { status, cache, text, ms } = await requestPage(path);
  if (cache === 'STALE') staleCount += 1;
  const findings = [
    status !== 200 && `has the status ${status}`,
    !['STALE', 'HIT'].includes(cache ?? '') && `is not from the cache: ${cache}`,
    text !== responseBefore?.text && 'has another text',
  ].filter((finding) => finding !== false);
  return { part: 'stale', fault, page: path, ms, findings };
}

async function testRecovery({ path }: LocalizedPage, responseBefore?: SiteResponse): Promise<FaultCheck> {
  const { status, cache, text, ms } = await requestPage(path);
  const hasRecovered = status === 200 && cache === 'HIT' && text === responseBefore?.text;
  return {
    part: 'stale',
    fault: 'over',
    page: path,
    ms,
    findings: hasRecovered ? [] : [`has the status ${status}, cache ${cache}, or another text after the fault`],
  };
}
