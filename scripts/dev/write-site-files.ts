import { write } from '../generate/files.ts';
import { siteFiles } from '../generate/site/site-files.ts';
import { root } from '../lib/programs.ts';

try {
  const written = write(root, siteFiles(root));
  if (written.length > 0) console.log(`Written: ${written.join(', ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
