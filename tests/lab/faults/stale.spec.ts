import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type Cell, noteCells } from '../../../scripts/lab/faults/cells.ts';
import { ask, type SiteAnswer } from './plan/answer.ts';
import type { FaultName } from './plan/faults.ts';
import { each, makeAgain, type SitePage, sitePages } from './plan/pages.ts';
import { calledDuring, during } from './plan/service.ts';

// A page is made again a minute after it was made, and half a minute after that has failed.
const STALE_MS = 61_000;
const STALE_AGAIN_MS = 31_000;
// The failed attempts run behind the answers, the longest of them until the service has had its three seconds.
const ATTEMPTS_MS = 4000;

test('a page that is due stays as it is while the service is not well, and is new again afterwards', async () => {
  const pages = await sitePages();
  const before = new Map((await each(pages, ({ path }) => makeAgain(path))).map((answer, at) => [pages[at], answer]));
  let pause = STALE_MS;
  for (const fault of ['down', 'hanging', 'another shape'] satisfies FaultName[]) {
    await wait(pause);
    const cells: Cell[] = [];
    due = 0;
    const called = await during(fault, undefined, () =>
      calledDuring(async () => {
        cells.push(...(await each(pages, (page) => tried(page, fault, before.get(page)))));
        await wait(ATTEMPTS_MS);
      }),
    );
    // That the site has tried at all. What stands without the service was made again by the last fault's attempts.
    expect(called.length).toBeGreaterThan(1);
    expect(due).toBeGreaterThan(pages.length / 3);
    noteCells(cells);
    pause = STALE_AGAIN_MS;
  }
  await wait(pause);
  await each(pages, ({ path }) => ask(path));
  await wait(ATTEMPTS_MS);
  noteCells(await each(pages, (page) => isNew(page, before.get(page))));
});

let due = 0;

async function tried({ path }: SitePage, fault: string, before?: SiteAnswer): Promise<Cell> {
  const { status, cache, text, ms } = await ask(path);
  if (cache === 'STALE') due += 1;
  const findings = [
    status !== 200 && `answers ${status}`,
    !['STALE', 'HIT'].includes(cache ?? '') && `was not kept: ${cache}`,
    text !== before?.text && 'says something else',
  ].filter((finding) => finding !== false);
  return { part: 'stale', fault, page: path, ms, findings };
}

async function isNew({ path }: SitePage, before?: SiteAnswer): Promise<Cell> {
  const { status, cache, text, ms } = await ask(path);
  const isGood = status === 200 && cache === 'HIT' && text === before?.text;
  return { part: 'stale', fault: 'over', page: path, ms, findings: isGood ? [] : [`${status} ${cache} afterwards`] };
}
