import { expect, test } from '@playwright/test';
import type { OperationId } from '@sdk';
import { type FaultCheck, recordChecks } from '../../../scripts/lab/faults/fault-checks.ts';
import { faultNames, operationsCalledDuring, withFault } from './support/faults.ts';
import {
  checkOutageResponse,
  type LocalizedPage,
  languages,
  listPages,
  mapParallel,
  RECOVERY_MS,
  regenerate,
  requestPage,
} from './support/pages.ts';

/** A page in the cache, with the operations that its generation calls and its text. */
type CachedPage = LocalizedPage & { operations: OperationId[]; text: string };

const cachedPages: CachedPage[] = [];

test.beforeAll(async () => {
  for (const page of await listPages()) {
    const operations = await operationsCalledDuring(() => regenerate(page.path));
    const { status, text } = await requestPage(page.path);
    expect(`${page.path} ${status}`).toBe(`${page.path} 200`);
    cachedPages.push({ ...page, operations, text });
  }
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
