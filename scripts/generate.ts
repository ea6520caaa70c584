import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DocumentError } from './generate/bundle.ts';
import { generate, staleFiles } from './generate/generate.ts';

// Writes the files generated from the API document, tokens, icons and pages. `-- --check` only compares them; `--root`
// names a copy of the repository.
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    root: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) },
  },
});

try {
  await (values.check ? check(values.root) : write(values.root));
} catch (error) {
  if (!(error instanceof DocumentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function check(root: string): Promise<void> {
  const stale = await staleFiles(root);
  if (stale.length === 0) return;
  console.error(`Stale, run \`npm run generate\` and commit:\n${stale.map((path) => `  ${path}`).join('\n')}`);
  process.exitCode = 1;
}

async function write(root: string): Promise<void> {
  const written = await generate(root);
  console.log(
    written.length > 0 ? `Written:\n${written.map((path) => `  ${path}`).join('\n')}` : 'Nothing to generate.',
  );
}
