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

const { root, check } = values;

try {
  const paths = check ? await staleFiles(root) : await generate(root);
  const list = paths.map((path) => `\n  ${path}`).join('');
  if (!check) console.log(list ? `Written:${list}` : 'Nothing to generate.');
  else if (list) fail(`Stale, run \`npm run generate\` and commit:${list}`);
} catch (error) {
  if (!(error instanceof DocumentError)) throw error;
  fail(error.message);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
