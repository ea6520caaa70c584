import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { lockFile } from './file-lock.ts';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return { ...fs, mkdirSync: vi.fn(fs.mkdirSync) };
});

const folder = mkdtempSync(join(tmpdir(), 'kelana-lock-'));
// The process that runs the tests is alive and another one.
const OTHER = String(process.ppid);

test('a file that a running process uses is refused, and the one of an ended process is taken over', () => {
  const path = join(folder, 'deep', 'state.json');
  lockFile(path, 'MOCK_STATE');
  expect(readFileSync(`${path}.lock`, 'utf8')).toBe(String(process.pid));
  writeFileSync(`${path}.lock`, OTHER);
  expect(() => lockFile(path, 'MOCK_STATE')).toThrow(
    `${path} is in use by another service host (process ${OTHER}). ` +
      `Stop it, or name another file in MOCK_STATE. If no host runs, delete ${path}.lock.`,
  );
  for (const ended of ['4194305', 'damaged']) {
    writeFileSync(`${path}.lock`, ended);
    lockFile(path, 'MOCK_STATE');
    expect(readFileSync(`${path}.lock`, 'utf8')).toBe(String(process.pid));
  }
});

test.each([
  ['has written its lock', OTHER],
  ['has created its lock, still empty', ''],
])('a file is refused when a host that starts at the same time %s', (_, content) => {
  const path = join(mkdtempSync(join(folder, 'race-')), 'state.json');
  vi.mocked(mkdirSync).mockImplementationOnce(() => void writeFileSync(`${path}.lock`, content));
  expect(() => lockFile(path, 'MOCK_STATE')).toThrow(`${path} is in use by another service host`);
  expect(readFileSync(`${path}.lock`, 'utf8')).toBe(content);
});

test.each([
  ['removes its lock', '', false],
  ['leaves the lock of another host', `writeFileSync(path + '.lock', '${OTHER}');`, true],
])('a process that ends %s', (_, change, isLeft) => {
  const path = join(mkdtempSync(join(folder, 'exit-')), 'state.json');
  const script = `import { writeFileSync } from 'node:fs';
import { lockFile } from ${JSON.stringify(import.meta.resolve('./file-lock.ts'))};
const path = ${JSON.stringify(path)};
lockFile(path, 'MOCK_STATE');
${change}`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
  expect([status, existsSync(`${path}.lock`)]).toEqual([0, isLeft]);
});

test('a path below a file is refused', () => {
  const below = join(folder, 'file', 'state.json');
  writeFileSync(join(folder, 'file'), '');
  expect(() => lockFile(below, 'MOCK_RECORDING')).toThrow(
    `${below} cannot be written (EEXIST). Name another file in MOCK_RECORDING.`,
  );
});
