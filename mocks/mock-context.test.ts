import type { OperationId } from '@sdk';
import { expect, test, vi } from 'vitest';
import { allBehaviours } from './behaviours/all.ts';
import { createMockContext } from './mock-context.ts';

const callOf = (operationId: OperationId) => ({
  operationId,
  url: new URL('http://service.example/'),
  member: () => null,
});

function createContext(start = '2027-01-15T16:59:00Z') {
  let now = new Date(start);
  const onChange = vi.fn();
  const mockContext = createMockContext({ behaviours: allBehaviours, now: () => now, onChange });
  const setTime = (time: string) => {
    now = new Date(time);
  };
  return { mockContext, onChange, setTime };
}

test('the catalogue is rebuilt when the day changes in Jakarta, the state stays', () => {
  const { mockContext, setTime } = createContext();
  const { catalogue, state } = mockContext.database();
  expect(catalogue.today).toBe('2027-01-15');
  expect(mockContext.database().catalogue).toBe(catalogue);
  setTime('2027-01-15T17:00:00Z');
  expect(mockContext.database().catalogue.today).toBe('2027-01-16');
  expect(mockContext.database().state).toBe(state);
});

test('an offset moves the clock and with it the catalogue', () => {
  const { mockContext } = createContext();
  mockContext.changeSettings({ offsetDays: 30 });
  expect(mockContext.now().toISOString()).toBe('2027-02-14T16:59:00.000Z');
  expect(mockContext.database().catalogue.today).toBe('2027-02-14');
});

test('a reset gives an equal database without faults, overrides, calls, latency and offset', () => {
  const { mockContext, onChange } = createContext();
  const before = structuredClone(mockContext.database().state);
  mockContext.database().state.sessions.x = { memberId: 'x', expiresAt: 1 };
  mockContext.faults.add({ status: 500 });
  mockContext.override('getAboutPage', ({ reply }) => reply(500, { message: 'x' }));
  mockContext.changeSettings({ offsetDays: 3 });
  mockContext.changeSettings({ latencyMs: 400 });
  onChange.mockClear();
  mockContext.reset();
  expect(mockContext.database().state).toEqual(before);
  expect(mockContext.faults.all()).toEqual([]);
  expect(mockContext.settings().latencyMs).toBe(0);
  expect(mockContext.behaviour('getAboutPage')).toBe(allBehaviours.getAboutPage);
  expect(mockContext.database().catalogue.today).toBe('2027-01-15');
  expect(onChange).toHaveBeenCalled();
});

test('every change of a control calls onChange, and so does a counted-down fault', () => {
  const { mockContext, onChange } = createContext();
  const changes: [string, () => unknown][] = [
    ['a fault', () => mockContext.faults.add({ operationId: 'login', status: 500, times: 1 })],
    ['the use of the fault', () => mockContext.faults.take(callOf('login'))],
    ['another fault', () => mockContext.faults.add({ status: 500 })],
    ['the removal of a fault', () => mockContext.faults.remove(2)],
    ['the removal of all faults', () => mockContext.faults.clear()],
    ['the clock', () => mockContext.changeSettings({ offsetDays: 1 })],
    ['the latency', () => mockContext.changeSettings({ latencyMs: 1 })],
  ];
  const unreported = changes.filter(([, change]) => {
    onChange.mockClear();
    change();
    return onChange.mock.calls.length !== 1;
  });
  expect(unreported.map(([name]) => name)).toEqual([]);
  mockContext.faults.take(callOf('login'));
  expect(onChange).toHaveBeenCalledOnce();
});

test('a reset may choose another scenario, and the next one returns to the default', () => {
  const { mockContext } = createContext();
  mockContext.reset('empty');
  expect(mockContext.database().catalogue.tours).toEqual([]);
  mockContext.reset();
  expect(mockContext.database().state.scenario).toBe('default');
});
