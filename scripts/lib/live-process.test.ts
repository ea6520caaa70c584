import { mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { startLive } from './live-process.ts';

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

const folder = mkdtempSync(join(tmpdir(), 'kelana-live-'));
const [script, part, trace] = [join(folder, 'main.ts'), join(folder, 'parts/part.ts'), join(folder, 'trace.txt')];

/** Replaces a file by renaming a new one, as many editors and Git do. */
function replace(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

test('every change of a file restarts the process, also after a crash; a change of a test file does not', async () => {
  mkdirSync(join(folder, 'parts'));
  writeFileSync(part, "export const value = 'a';");
  writeFileSync(
    script,
    `import { appendFileSync } from 'node:fs';
import { value } from './parts/part.ts';
appendFileSync(${JSON.stringify(trace)}, value);
setInterval(() => {}, 1000);`,
  );
  const output: string[] = [];
  stop = startLive({ args: [script], folders: [folder], say: (line) => output.push(line) });
  const expectTrace = (values: string) => vi.waitFor(() => expect(readFileSync(trace, 'utf8')).toBe(values));
  await expectTrace('a');
  replace(part, "export const value = 'b';");
  await expectTrace('ab');
  replace(part, "export const value = 'c';");
  await expectTrace('abc');
  writeFileSync(part, "export const value = '-'; process.exit(1);");
  await vi.waitFor(() => expect(output.at(-1)).toContain('ended with code 1'));
  writeFileSync(join(folder, 'parts/part.test.ts'), '');
  writeFileSync(part, "export const value = 'd';");
  await expectTrace('abcd');
  expect(output.filter((line) => line.includes('part.ts has changed')).length).toBe(4);
  expect(output.join()).not.toContain('part.test.ts');
});
