import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFile } from './file-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'kelana-lock-'));
// The process that runs the tests is alive and another one.
const OTHER = String(process.ppid);

test('a file that a running process uses is refused, and the one of an ended process is taken over', () => {
  const path = join(folder, 'deep', 'state.json');
  lockFile(path, 'MOCK_STATE');
  expect(readFileSync(`${path}.lock`, 'utf8')).toBe(String(process.pid));
  writeFileSync(`${path}.lock`, OTHER);
  expect(() => lockFile(path, 'MOCK_STATE')).toThrow(
    `${path} is in use by another service host (process ${OTHER}). Stop it, or name another file in MOCK_STATE.`,
  );
  for (const ended of ['4194305', 'damaged']) {
    writeFileSync(`${path}.lock`, ended);
    lockFile(path, 'MOCK_STATE');
    expect(readFileSync(`${path}.lock`, 'utf8')).toBe(String(process.pid));
  }
});

test('a folder, and a path below a file, are refused', () => {
  const taken = join(folder, 'taken');
  mkdirSync(taken);
  expect(() => lockFile(taken, 'MOCK_STATE')).toThrow(`${taken} is a folder. Name a file in MOCK_STATE.`);
  expect(existsSync(`${taken}.lock`)).toBe(false);
  const below = join(folder, 'file', 'state.json');
  writeFileSync(join(folder, 'file'), '');
  expect(() => lockFile(below, 'MOCK_RECORDING')).toThrow(
    `${below} cannot be written (EEXIST). Name another file in MOCK_RECORDING.`,
  );
});
