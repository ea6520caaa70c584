import { mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { startLive } from './live-process.ts';

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

const folder = mkdtempSync(join(tmpdir(), 'kelana-live-'));
const [script, part, trace] = [join(folder, 'main.ts'), join(folder, 'parts/part.ts'), join(folder, 'trace.txt')];
const wait = { timeout: 8000 };

/** Replaces a file as many editors and Git do. */
function replace(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

test('a file counts however often and however it is saved, also after one that did not run; tests do not', async () => {
  mkdirSync(join(folder, 'parts'));
  writeFileSync(part, "export const value = 'a';");
  writeFileSync(
    script,
    `import { appendFileSync } from 'node:fs';
import { value } from './parts/part.ts';
appendFileSync(${JSON.stringify(trace)}, value);
setInterval(() => {}, 1000);`,
  );
  const said: string[] = [];
  stop = startLive({ args: [script], folders: [folder], say: (line) => said.push(line) });
  const ran = (values: string) => vi.waitFor(() => expect(readFileSync(trace, 'utf8')).toBe(values), wait);
  await ran('a');
  replace(part, "export const value = 'b';");
  await ran('ab');
  replace(part, "export const value = 'c';");
  await ran('abc');
  writeFileSync(part, "export const value = '-'; process.exit(1);");
  await vi.waitFor(() => expect(said.at(-1)).toContain('ended with code 1'), wait);
  writeFileSync(join(folder, 'parts/part.test.ts'), '');
  writeFileSync(part, "export const value = 'd';");
  await ran('abcd');
  expect(said.filter((line) => line.includes('part.ts has changed')).length).toBe(4);
  expect(said.join()).not.toContain('part.test.ts');
});
