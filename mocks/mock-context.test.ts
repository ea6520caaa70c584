import { expect, test, vi } from 'vitest';
import { allBehaviours } from './behaviours/all.ts';
import { createMockContext, delayOfCall } from './mock-context.ts';

function createContext(start = '2027-01-15T16:59:00Z') {
  let now = new Date(start);
  const onChange = vi.fn();
  const mockContext = createMockContext({ now: () => now, onChange });
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

test('a checkpoint brings back state and settings, as often as it is restored', () => {
  const { mockContext, onChange } = createContext('2027-01-15T03:00:00Z');
  mockContext.database().state.seatsTaken['1'] = 2;
  mockContext.changeSettings({ offsetDays: 3, latencyMs: 20 });
  mockContext.faults.add({ operationId: 'login', status: 500 });
  mockContext.saveCheckpoint('booked');
  for (const scenario of ['empty', 'premium'] as const) {
    mockContext.reset(scenario);
    onChange.mockClear();
    expect(mockContext.restoreCheckpoint('booked')).toBe(true);
    expect(onChange).toHaveBeenCalled();
    expect(mockContext.database().state).toMatchObject({ scenario: 'default', seatsTaken: { 1: 2 } });
    expect(mockContext.settings()).toMatchObject({ offsetDays: 3, latencyMs: 20 });
    expect(mockContext.faults.all()).toMatchObject([{ status: 500 }]);
    expect(mockContext.database().catalogue.today).toBe('2027-01-18');
    mockContext.database().state.seatsTaken['1'] = 9;
  }
  expect(mockContext.checkpoints()).toEqual(['booked']);
});

test('a latency with a spread is between its ends and never below 0', () => {
  const delays = [0, 0.5, 1].map((random) =>
    delayOfCall({ offsetDays: 0, latencyMs: 100, latencySpreadMs: 40 }, () => random),
  );
  expect(delays).toEqual([60, 100, 140]);
  expect(delayOfCall({ offsetDays: 0, latencyMs: 10, latencySpreadMs: 40 }, () => 0)).toBe(0);
});
