// @vitest-environment jsdom
import type { OperationId } from '@sdk';
import { afterEach, expect, test } from 'vitest';
import { createPersistentContext } from './tab-storage.ts';

const callOf = (operationId: OperationId) => ({
  operationId,
  url: new URL('http://service.example/'),
  member: () => null,
});

const load = () => createPersistentContext(() => new Date('2027-01-15T03:00:00Z'));

afterEach(() => sessionStorage.clear());

test('state, clock, latency and unused faults continue after a reload until a reset', () => {
  const mockContext = load();
  mockContext.reset('premium');
  mockContext.changeSettings({ offsetDays: 2, latencyMs: 300 });
  mockContext.faults.add({ operationId: 'login', status: 500, times: 1 });
  mockContext.faults.add({ operationId: 'logout', status: 503, times: 3 });
  mockContext.faults.take(callOf('login'));
  mockContext.faults.take(callOf('logout'));
  const next = load();
  expect(next.database().state.scenario).toBe('premium');
  expect(next.settings()).toMatchObject({ offsetDays: 2, latencyMs: 300 });
  expect(next.faults.all()).toEqual([{ id: 1, operationId: 'logout', status: 503, times: 2 }]);
  next.reset('empty');
  const last = load();
  expect(last.database().state.scenario).toBe('empty');
  expect(last.settings()).toMatchObject({ offsetDays: 0, latencyMs: 0 });
  expect(last.faults.all()).toEqual([]);
});

test('invalid stored data is replaced by a fresh database', () => {
  for (const stored of ['{', 'null', '{"scenario":"winter"}']) {
    sessionStorage.setItem('kelana.mock', stored);
    expect(load().database().state.scenario).toBe('default');
  }
});
