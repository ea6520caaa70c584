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

test('a fault for one call does not return with a reload', () => {
  const mockContext = load();
  mockContext.faults.add({ operationId: 'login', status: 500, times: 1 });
  mockContext.faults.add({ operationId: 'logout', status: 503, times: 3 });
  mockContext.faults.take(callOf('login'));
  mockContext.faults.take(callOf('logout'));
  expect(load().faults.all()).toEqual([{ id: 1, operationId: 'logout', status: 503, times: 2 }]);
});

test('state, clock, latency and unused faults continue after a reload until a reset', () => {
  const mockContext = load();
  mockContext.reset('premium');
  mockContext.changeSettings({ offsetDays: 2 });
  mockContext.changeSettings({ latencyMs: 300 });
  mockContext.faults.add({ network: true });
  const next = load();
  expect([next.database().state.scenario, next.settings().offsetDays, next.settings().latencyMs]).toEqual([
    'premium',
    2,
    300,
  ]);
  expect(next.faults.all()).toEqual([{ id: 1, network: true }]);
  next.reset('empty');
  const last = load();
  expect([last.database().state.scenario, last.settings().offsetDays, last.settings().latencyMs]).toEqual([
    'empty',
    0,
    0,
  ]);
  expect(last.faults.all()).toEqual([]);
});

test('invalid stored data is replaced by a fresh database', () => {
  for (const stored of ['{', 'null', '{"scenario":"winter"}']) {
    sessionStorage.setItem('kelana.mock', stored);
    expect(load().database().state.scenario).toBe('default');
  }
});
