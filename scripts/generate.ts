import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generate, staleFiles } from './generate/generate.ts';

// Writes what the document, the tokens and the icons say; `-- --check` only compares; `--root` is for a copy of the
// repository.
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    root: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) },
  },
});

if (values.check) {
  const stale = await staleFiles(values.root);
  if (stale.length > 0) {
    console.error(`Stale, run \`npm run generate\` and commit:\n${stale.map((path) => `  ${path}`).join('\n')}`);
    process.exitCode = 1;
  }
} else {
  const written = await generate(values.root);
  console.log(
    written.length > 0 ? `Written:\n${written.map((path) => `  ${path}`).join('\n')}` : 'Nothing to generate.',
  );
}
