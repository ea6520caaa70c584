import { expect, test } from '@playwright/test';
import type { OperationId } from '@sdk';
import { type FaultCheck, recordChecks } from '../../../scripts/lab/faults/fault-checks.ts';
import { percentile } from '../../../scripts/lib/statistics.ts';
import { operationsCalledDuring, withFault } from './support/fault-control.ts';
import { faultNames } from './support/faults.ts';
import { type LocalizedPage, languages, listPages, mapParallel, regenerate } from './support/pages.ts';
import { checkOutageResponse, RECOVERY_MS, requestPage } from './support/site-response.ts';

/** A page in the cache, with the operations that its generation calls and its text. */
type CachedPage = LocalizedPage & { operations: OperationId[]; text: string };

// The limit of the 99th percentile of the response times during an outage, as a multiple of the normal percentile.
const MAX_SLOWDOWN = 2;
const TIMING_ROUNDS = 10;

let cachedPages: CachedPage[] = [];

test.beforeAll(async () => {
  for (const page of await listPages()) {
    const operations = await operationsCalledDuring(() => regenerate(page.path));
    const { status, text } = await requestPage(page.path);
    expect(`${page.path} ${status}`).toBe(`${page.path} 200`);
    cachedPages.push({ ...page, operations, text });
  }
});

test.afterAll(() => {
  cachedPages = [];
});

for (const [round, fault] of faultNames.entries()) {
  test(`${fault}: a cached page stays as it is, and is regenerated when the service responds again`, async () => {
    const operations = [...new Set(cachedPages.flatMap((page) => page.operations))];
    for (const [index, operationId] of operations.entries()) {
      // Each operation and fault is tested in one language, which alternates between them.
      const language = languages[(round + index) % languages.length];
      const pages = cachedPages.filter((page) => page.language === language && page.operations.includes(operationId));
      recordChecks(
        await withFault(fault, operationId, () => mapParallel(pages, (page) => testFault(page, fault, operationId))),
      );
    }
    recordChecks(await mapParallel(cachedPages, testRecovery));
  });
}

test('a cached page is served as fast while the service is down', async () => {
  const measureAll = async () => (await mapParallel(cachedPages, ({ path }) => requestPage(path))).map(({ ms }) => ms);
  const normalTimes: number[] = [];
  const outageTimes: number[] = [];
  for (let round = 0; round < TIMING_ROUNDS; round += 1) {
    normalTimes.push(...(await measureAll()));
    outageTimes.push(...(await withFault('down', undefined, measureAll)));
  }
  const [normalMs, ms] = [percentile(normalTimes, 0.99), percentile(outageTimes, 0.99)];
  const findings = ms > MAX_SLOWDOWN * Math.max(normalMs, 1) ? [`p99 is ${ms} ms, ${normalMs} ms without a fault`] : [];
  console.log(
    `p99 of ${outageTimes.length} cached pages: ${ms} ms while the service is down, ${normalMs} ms without a fault`,
  );
  recordChecks([{ part: 'cached', fault: 'down, p99', page: 'all', ms, findings }]);
});

async function testFault(
  { path, language, text }: CachedPage,
  fault: string,
  operationId: OperationId,
): Promise<FaultCheck> {
  const regenerated = await regenerate(path);
  const cached = await requestPage(path);
  const findings = [
    ...checkOutageResponse(regenerated, language).map((finding) => `regenerated: ${finding}`),
    ...(cached.status === 200 ? [] : [`cached: has the status ${cached.status}`]),
    ...(cached.text === text ? [] : [`cached: has another text: ${describeDifference(text, cached.text)}`]),
  ];
  return { part: 'cached', fault, operationId, page: path, ms: Math.max(regenerated.ms, cached.ms), findings };
}

async function testRecovery({ path, text }: CachedPage): Promise<FaultCheck> {
  const { status, text: newText, ms } = await regenerate(path);
  const findings = [
    status !== 200 && `after the fault: has the status ${status}`,
    status === 200 && newText !== text && `after the fault: has another text: ${describeDifference(text, newText)}`,
    ms > RECOVERY_MS && `after the fault: takes ${ms} ms`,
  ].filter((finding) => finding !== false);
  return { part: 'cached', fault: 'over', page: path, ms, findings };
}

/** Returns the texts around the first character that differs. */
function describeDifference(before: string, after: string): string {
  const start = [...before].findIndex((character, index) => after[index] !== character);
  return `"${after.slice(start - 10, start + 60)}" instead of "${before.slice(start - 10, start + 60)}"`;
}
