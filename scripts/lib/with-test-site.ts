import type { ChildProcess } from 'node:child_process';
import { ensureChromium } from '../check/chromium.ts';
import { runCommand, stopAll, stopOnSignals } from './process-group.ts';
import { requireTestPorts, startTestSite, testSite } from './test-site.ts';

export type Site = { siteUrl: string; serviceHost: string };

type Command = {
  /** Uses the site with this Chromium, and the service host it was started with; says whether everything was fine. */
  work: (site: Site, chromium: string, host?: ChildProcess) => Promise<boolean>;
  fine: string;
  notFine: string;
  /** A running site to use; without one the test site is made and started. */
  given?: Site | undefined;
};

/** A command that uses a site in a browser, from start to end; it ends the process with its last word and code. */
export async function withTestSite({ work, fine, notFine, given }: Command): Promise<never> {
  stopOnSignals();
  let isFine = false;
  try {
    const chromium = ensureChromium();
    if (given) isFine = await work(given, chromium);
    else {
      await requireTestPorts();
      await runCommand('node', ['scripts/generate.ts']);
      const host = await startTestSite();
      isFine = await work(testSite, chromium, host);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  await stopAll();
  console.log(isFine ? fine : notFine);
  process.exit(isFine ? 0 : 1);
}
