import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/process-group.ts';

type Counts = { passed: number; failed: number };

/** Runs Vitest over unit, contract and architecture tests; counts what it executed. */
export async function unitTests(): Promise<Counts> {
  const report = reportFile('vitest.json');
  const isContent = run('vitest', [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const result = readReport(report) as { numPassedTests: number; numFailedTests: number };
  return trusted({ passed: result.numPassedTests, failed: result.numFailedTests }, isContent);
}

/** Runs the browser tests against the running test site. */
export async function browserTests(addresses: { siteUrl: string; serviceHost: string }): Promise<Counts> {
  const report = reportFile('playwright.json');
  const env = { SITE_URL: addresses.siteUrl, SERVICE_HOST: addresses.serviceHost, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const isContent = run('playwright', ['test', '--config', 'tests/playwright.config.ts', '--reporter=line,json'], env);
  const { stats } = readReport(report) as { stats: Record<'expected' | 'unexpected' | 'flaky', number> };
  if (stats.flaky > 0) console.log(`${stats.flaky} passed on the second attempt only; they are named above as flaky.`);
  return trusted({ passed: stats.expected + stats.flaky, failed: stats.unexpected }, isContent);
}

/** Whether the runner itself was content: a file that does not load is in no count of tests. */
function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return result.status === 0;
}

function trusted({ passed, failed }: Counts, isContent: boolean): Counts {
  return { passed, failed: isContent && passed > 0 ? failed : Math.max(failed, 1) };
}

function reportFile(name: string): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const file = join(root, '.cache', name);
  rmSync(file, { force: true });
  return file;
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error('The test runner ended without a report; see its output above.');
  }
}
