import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type Cell, noteCells } from '../../../scripts/lab/faults/cells.ts';
import { host } from '../../e2e/support/service-host.ts';
import { ask, faultsOfOutage, type SiteAnswer } from './plan/answer.ts';
import { builtPages, each, type SitePage, strangers } from './plan/pages.ts';

const FAULT = 'not running';
const AGAIN_MS = 5000;

// The host has stopped, so its port refuses connections, which none of its own faults can do.
test('without a service every page that was made stays as it is, and one that was not says sorry', async () => {
  const pages = builtPages();
  // Stale pages are regenerated in the background after the first answer.
  await each(pages, ({ path }) => ask(path));
  await pause(AGAIN_MS);
  const before = new Map(await each(pages, async (page) => [page, await ask(page.path)] as const));
  process.kill(Number(process.env.SERVICE_PID), 'SIGTERM');
  await expect.poll(() => fetch(`${host}/healthz`).catch((error) => error.cause.code)).toBe('ECONNREFUSED');
  noteCells(await each(pages, (page) => kept(page, before.get(page))));
  noteCells(await each(strangers(100), sorry));
});

async function kept({ path, language }: SitePage, before?: SiteAnswer): Promise<Cell> {
  const { status, lang, text, ms } = await ask(path);
  const findings = [
    status !== 200 && `answers ${status}`,
    lang !== language && `is in the language ${lang}`,
    text !== before?.text && 'says something else',
  ].filter((finding) => finding !== false);
  return { part: 'made', fault: FAULT, page: path, ms, findings };
}

async function sorry({ path, language }: SitePage): Promise<Cell> {
  const answer = await ask(path);
  const findings = [
    ...(answer.status === 500 ? [] : [`answers ${answer.status}`]),
    ...faultsOfOutage(answer, language),
  ];
  return { part: 'fresh', fault: FAULT, page: path, ms: answer.ms, findings };
}
