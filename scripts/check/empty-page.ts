import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from '../lib/process-group.ts';

/**
 * Builds a Next site of one page with the same versions and bundler, and returns the build. Without a text the page is
 * empty, as the reference of the size budgets; a page whose paint is measured needs a text.
 */
export async function buildEmptyPage(text = ''): Promise<string> {
  const folder = join(root, '.cache', text ? 'empty-page-with-text' : 'empty-page');
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
  writeFileSync(
    join(folder, 'pages', 'index.js'),
    `export default function Empty() {\n  return ${text ? JSON.stringify(text) : 'null'};\n}\n`,
  );
  writeFileSync(
    join(folder, 'next.config.js'),
    `export default { outputFileTracingRoot: ${JSON.stringify(folder)} };\n`,
  );
  await runCommand('next', ['build', '--webpack'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return join(folder, '.next');
}
