import type { ChildProcess } from 'node:child_process';
import { ensureChromium } from '../check/chromium.ts';
import { runMain, succeeds } from './process-group.ts';
import { generateFiles } from './servers.ts';
import { requireTestPorts, startTestSite, testSite } from './test-site.ts';

type Command = {
  /** Uses the site and the process of its service host; resolves with true on success. */
  work: (host: ChildProcess) => Promise<boolean>;
  fine: string;
  notFine: string;
};

/** Runs a command that needs a site and a browser: starts the site, calls `work`, prints the result and exits. */
export async function withTestSite({ work, fine, notFine }: Command): Promise<void> {
  await runMain(async () => {
    ensureChromium();
    await requireTestPorts();
    await generateFiles();
    const isFine = await work(await startTestSite());
    console.log(isFine ? fine : notFine);
    return isFine ? 0 : 1;
  });
}

/** Runs browser tests against the test site; resolves with false when they fail. `only` selects tests by their name. */
export function playwright(
  config: string,
  args: string[],
  env: Record<string, string>,
  only?: string,
): Promise<boolean> {
  const { siteUrl: SITE_URL, serviceHost: SERVICE_HOST } = testSite;
  return succeeds('playwright', ['test', '--config', config, ...args, ...(only ? ['--grep', only] : [])], {
    env: { ...process.env, SITE_URL, SERVICE_HOST, ...env },
  });
}
