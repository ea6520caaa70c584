import type { ChildProcess } from 'node:child_process';
import { ensureChromium } from '../check/chromium.ts';
import { runCommand, stopAll, stopOnSignals } from './process-group.ts';
import { requireTestPorts, startTestSite, testSite } from './test-site.ts';

type Site = { siteUrl: string; serviceHost: string };

type Command = {
  /** Uses the site and the process of its service host; resolves with true on success. */
  work: (site: Site, host?: ChildProcess) => Promise<boolean>;
  fine: string;
  notFine: string;
};

/** Runs a command that needs a site and a browser: starts the site, calls `work`, prints the result and exits. */
export async function withTestSite({ work, fine, notFine }: Command): Promise<never> {
  stopOnSignals();
  let isFine = false;
  try {
    ensureChromium();
    await requireTestPorts();
    await runCommand('node', ['scripts/generate.ts']);
    const host = await startTestSite();
    isFine = await work(testSite, host);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  await stopAll();
  console.log(isFine ? fine : notFine);
  process.exit(isFine ? 0 : 1);
}
