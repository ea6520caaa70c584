import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFile } from './file-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'kelana-lock-'));
// The process that runs the tests is alive and another one.
const OTHER = String(process.ppid);

test.each([
  ['with the lock of a running process', OTHER, `another service host (process ${OTHER})`],
  ['whose lock has just been created, still empty', '', 'another service host'],
])('a file %s is refused', (_, content, holder) => {
  const path = join(mkdtempSync(join(folder, 'used-')), 'state.json');
  writeFileSync(`${path}.lock`, content);
  expect(() => lockFile(path)).toThrow(
    `${path} is in use by ${holder}. Stop it, or name another file in MOCK_STATE. If no host runs, delete ${path}.lock.`,
  );
  expect(readFileSync(`${path}.lock`, 'utf8')).toBe(content);
});

test('a file in a new folder is taken, and so is that of an ended process', () => {
  const path = join(folder, 'deep', 'state.json');
  for (const ended of [null, '4194305', 'damaged']) {
    if (ended) writeFileSync(`${path}.lock`, ended);
    lockFile(path);
    expect(readFileSync(`${path}.lock`, 'utf8')).toBe(String(process.pid));
  }
});

test.each([
  ['removes its lock', '', false],
  ['leaves the lock of another host', `writeFileSync(path + '.lock', '${OTHER}');`, true],
])('a process that ends %s', (_, change, isLeft) => {
  const path = join(mkdtempSync(join(folder, 'exit-')), 'state.json');
  const script = `import { writeFileSync } from 'node:fs';
import { lockFile } from ${JSON.stringify(import.meta.resolve('./file-lock.ts'))};
const path = ${JSON.stringify(path)};
lockFile(path);
${change}`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
  expect([status, existsSync(`${path}.lock`)]).toEqual([0, isLeft]);
});

test('a path below a file is refused', () => {
  const below = join(folder, 'file', 'state.json');
  writeFileSync(join(folder, 'file'), '');
  expect(() => lockFile(below)).toThrow(`${below} cannot be written (EEXIST). Name another file in MOCK_STATE.`);
});
