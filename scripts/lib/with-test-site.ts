import type { ChildProcess } from 'node:child_process';
import { ensureChromium } from '../check/chromium.ts';
import { runMain } from './process-group.ts';
import { generateFiles } from './servers.ts';
import { requireTestPorts, startTestSite, testSite } from './test-site.ts';

type Site = { siteUrl: string; serviceHost: string };

type Command = {
  /** Uses the site and the process of its service host; resolves with true on success. */
  work: (site: Site, host: ChildProcess) => Promise<boolean>;
  fine: string;
  notFine: string;
};

/** Runs a command that needs a site and a browser: starts the site, calls `work`, prints the result and exits. */
export async function withTestSite({ work, fine, notFine }: Command): Promise<void> {
  await runMain(async () => {
    ensureChromium();
    await requireTestPorts();
    await generateFiles();
    const isFine = await work(testSite, await startTestSite());
    console.log(isFine ? fine : notFine);
    return isFine ? 0 : 1;
  });
}
