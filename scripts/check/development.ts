import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, waitFor } from '../lib/ports.ts';
import { root, runCommand, startProcess, stopOne } from '../lib/process-group.ts';

const copy = join(root, '.cache', 'development');
// The first answer waits for the generator, the host and the compiler.
const START_MS = 300_000;
const STOP_MS = 10_000;

/** Starts `npm run dev` in a copy of the project, which the browser tests of tests/development edit. */
export async function checkDevelopment(): Promise<void> {
  copyProject();
  const [sitePort, hostPort] = [await freePort(), await freePort()];
  const siteUrl = `http://localhost:${sitePort}`;
  const env = { ...process.env, PORT: String(sitePort), MOCK_PORT: String(hostPort) };
  // The command behind `npm run dev`: npm would end before the servers, whose files are then removed.
  const site = startProcess('npm run dev', 'node', ['scripts/run.mjs', 'dev'], { cwd: copy, env });
  await waitFor(`${siteUrl}/`, START_MS);
  await runCommand('playwright', ['test', '--config', 'tests/development/playwright.config.ts', '--reporter=line'], {
    env: { ...process.env, SITE_URL: siteUrl, SERVICE_HOST: `http://localhost:${hostPort}`, COPY: copy },
  });
  await stopOne(site, STOP_MS);
  rmSync(copy, { recursive: true, force: true });
}

/** Copies the files that Git would commit, and links the packages: the bundler follows no link of a whole folder. */
function copyProject(): void {
  rmSync(copy, { recursive: true, force: true });
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const files = listed.stdout.toString().split('\0').filter(Boolean);
  if (files.length === 0) throw new Error('Git lists no files of the project.');
  for (const file of files) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  }
  linkFiles(join(root, 'node_modules'), join(copy, 'node_modules'));
}

// A linked file is the project's own: a process that wrote into it would change the packages of the project.
function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
