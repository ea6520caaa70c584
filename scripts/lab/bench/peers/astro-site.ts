import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '../../../lib/ports.ts';
import { root, runCommand, startProcess } from '../../../lib/process-group.ts';

const ASTRO = '7.3.5';
const FONT = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
const folder = join(root, '.cache', 'peers', 'astro');

/**
 * Builds the list and the pages of tours with Astro from the data of the service host and serves them; returns the
 * address. Astro is installed into the cache folder and is no dependency of the project.
 */
export async function startAstroSite(serviceHost: string, port: number): Promise<string> {
  mkdirSync(join(folder, 'public'), { recursive: true });
  rmSync(join(folder, 'src'), { recursive: true, force: true });
  cpSync(join(import.meta.dirname, 'astro'), folder, { recursive: true });
  cpSync(join(root, 'node_modules', FONT), join(folder, 'public', 'font.woff2'));
  await installAstro();
  const env = {
    ...process.env,
    SERVICE_HOST: serviceHost,
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production' as const,
  };
  const stdio: ('ignore' | 'inherit')[] = ['ignore', 'ignore', 'inherit'];
  const command = ['node_modules/astro/bin/astro.mjs'];
  await runCommand('node', [...command, 'build'], { cwd: folder, env, stdio });
  startProcess('The site with Astro', 'node', [...command, 'preview', '--port', String(port)], {
    cwd: folder,
    env,
    stdio,
  });
  const url = `http://localhost:${port}`;
  await waitFor(url);
  return url;
}

async function installAstro(): Promise<void> {
  const installed = join(folder, 'node_modules', 'astro', 'package.json');
  if (existsSync(installed) && JSON.parse(readFileSync(installed, 'utf8')).version === ASTRO) return;
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
  await runCommand('npm', ['install', '--no-audit', '--no-fund', '--save-exact', `astro@${ASTRO}`], { cwd: folder });
}
