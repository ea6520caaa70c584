import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/process-group.ts';

/** Texts that survive minification and appear only in the code of the mocks and of msw, and in the sign-in of the developer panel. */
export const MARKERS = [
  'mockServiceWorker',
  '/__mock',
  'x-mock-violations',
  'pbkdf2-sha256',
  'kelana.mock',
  'mock-token',
];

/** Throws when a browser or server script of the build contains one of these texts. */
export function checkNoMocks(distDir: string): void {
  const scripts = globSync(['static/**/*.js', 'server/**/*.js'], { cwd: join(root, distDir) });
  if (scripts.length === 0) throw new Error(`${distDir} has no scripts.`);
  const found = scripts.flatMap((file) => {
    const marks = markersIn(readFileSync(join(root, distDir, file), 'utf8'));
    return marks.length > 0 ? [`  ${file}: ${marks.join(', ')}`] : [];
  });
  console.log(`   none of ${MARKERS.length} marks in ${scripts.length} scripts`);
  if (found.length > 0)
    throw new Error(`Mocks or the sign-in of the developer panel in the build of the site:\n${found.join('\n')}`);
}

/** Returns the markers that appear in a script. */
export function markersIn(script: string): string[] {
  return MARKERS.filter((mark) => script.includes(mark));
}
