import { expect, test } from '@playwright/test';
import type { OperationId } from '@sdk';
import { percentile } from '../../../scripts/lab/bench/statistics.ts';
import { type Cell, noteCells } from '../../../scripts/lab/faults/cells.ts';
import { ask, faultsOfOutage, RECOVERY_MS } from './plan/answer.ts';
import { faultNames } from './plan/faults.ts';
import { each, languages, makeAgain, type SitePage, sitePages } from './plan/pages.ts';
import { calledDuring, during } from './plan/service.ts';

type Known = SitePage & { asks: OperationId[]; text: string };

// The limit of the 99th percentile during an outage, as a multiple of the normal one.
const PACE = 2;
const PACE_ROUNDS = 10;

let known: Known[] = [];

test.beforeAll(async () => {
  for (const page of await sitePages()) {
    const asks = await calledDuring(() => makeAgain(page.path));
    const { status, text } = await ask(page.path);
    expect(`${page.path} ${status}`).toBe(`${page.path} 200`);
    known.push({ ...page, asks, text });
  }
});

test.afterAll(() => {
  known = [];
});

for (const [round, fault] of faultNames.entries()) {
  test(`${fault}: what was made before stays as it is, and is made again when the service is back`, async () => {
    const operations = [...new Set(known.flatMap(({ asks }) => asks))];
    for (const [index, operationId] of operations.entries()) {
      // One language at a time, which changes with the operation and the fault.
      const language = languages[(round + index) % languages.length];
      const pages = known.filter((page) => page.language === language && page.asks.includes(operationId));
      noteCells(await during(fault, operationId, () => each(pages, (page) => tried(page, fault, operationId))));
    }
    noteCells(await each(known, backAgain));
  });
}

test('a page that was made comes as quickly while the service is down', async () => {
  const askAll = async () => (await each(known, ({ path }) => ask(path))).map(({ ms }) => ms);
  const well: number[] = [];
  const down: number[] = [];
  for (let round = 0; round < PACE_ROUNDS; round += 1) {
    well.push(...(await askAll()));
    down.push(...(await during('down', undefined, askAll)));
  }
  const [usual, ms] = [percentile(well, 0.99), percentile(down, 0.99)];
  const findings = ms > PACE * Math.max(usual, 1) ? [`p99 is ${ms} ms, ${usual} ms while it is well`] : [];
  console.log(`p99 of ${down.length} kept pages: ${ms} ms while the service is down, ${usual} ms while it is well`);
  noteCells([{ part: 'made', fault: 'down, p99', page: 'all', ms, findings }]);
});

async function tried({ path, language, text }: Known, fault: string, operationId: OperationId): Promise<Cell> {
  const made = await makeAgain(path);
  const kept = await ask(path);
  const findings = [
    ...faultsOfOutage(made, language).map((finding) => `made again it ${finding}`),
    ...(kept.status === 200 ? [] : [`kept it answers ${kept.status}`]),
    ...(kept.text === text ? [] : [`kept it says something else: ${difference(text, kept.text)}`]),
  ];
  return { part: 'made', fault, operationId, page: path, ms: Math.max(made.ms, kept.ms), findings };
}

async function backAgain({ path, text }: Known): Promise<Cell> {
  const { status, text: now, ms } = await makeAgain(path);
  const findings = [
    status !== 200 && `afterwards it answers ${status}`,
    status === 200 && now !== text && `afterwards it says something else: ${difference(text, now)}`,
    ms > RECOVERY_MS && `afterwards it takes ${ms} ms`,
  ].filter((finding) => finding !== false);
  return { part: 'made', fault: 'over', page: path, ms, findings };
}

function difference(before: string, after: string): string {
  const at = [...before].findIndex((letter, index) => after[index] !== letter);
  return `"${after.slice(at - 10, at + 60)}" for "${before.slice(at - 10, at + 60)}"`;
}
