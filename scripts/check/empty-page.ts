import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from '../lib/process-group.ts';

const folder = join(root, '.cache', 'empty-page');

/** Builds a Next site of one empty page with the same versions and bundler, as the reference of the size budgets. */
export async function buildEmptyPage(): Promise<string> {
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
  writeFileSync(join(folder, 'pages', 'index.js'), 'export default function Empty() {\n  return null;\n}\n');
  writeFileSync(
    join(folder, 'next.config.js'),
    `export default { outputFileTracingRoot: ${JSON.stringify(folder)} };\n`,
  );
  await runCommand('next', ['build', '--webpack'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return join(folder, '.next');
}
