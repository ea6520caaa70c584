import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createStateFile } from './persistence.ts';

type State = { count: number };
const isState = (value: unknown): value is State => typeof value === 'object' && value !== null && 'count' in value;
const stateOf = (value: unknown) => (isState(value) ? value : undefined);
const freshPath = () => join(mkdtempSync(join(tmpdir(), 'kelana-state-')), 'deep', 'state.json');

test('a scheduled state is on disk after flush and can be loaded again', async () => {
  const path = freshPath();
  const file = createStateFile<State>(path);
  expect(file.load(stateOf)).toBeUndefined();
  file.schedule(() => ({ count: 1 }));
  file.schedule(() => ({ count: 2 }));
  await file.flush();
  expect(createStateFile<State>(path).load(stateOf)).toEqual({ count: 2 });
  expect(readdirSync(join(path, '..'))).toEqual(['state.json']);
});

test('without a flush the state is written soon', async () => {
  const path = freshPath();
  createStateFile<State>(path).schedule(() => ({ count: 3 }));
  await vi.waitFor(() => expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ count: 3 }));
});

test('an unreadable or foreign file is renamed with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const text of ['{"count": 1', '[]']) {
    const path = freshPath();
    const file = createStateFile<State>(path);
    file.schedule(() => ({ count: 1 }));
    await file.flush();
    writeFileSync(path, text);
    expect(file.load(stateOf)).toBeUndefined();
    expect(existsSync(path)).toBe(false);
    expect(readFileSync(`${path}.broken`, 'utf8')).toBe(text);
  }
  expect(warn).toHaveBeenCalledTimes(2);
});
