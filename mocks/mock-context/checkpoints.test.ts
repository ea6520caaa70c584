import { expect, test, vi } from 'vitest';
import { allBehaviours } from '../behaviours/all.ts';
import { createMockContext } from '../mock-context.ts';
import { delayOfCall } from './settings.ts';

const NOW = new Date('2027-01-15T03:00:00Z');
const createContext = (onChange = vi.fn()) =>
  createMockContext({ behaviours: allBehaviours, now: () => NOW, onChange });

test('a checkpoint brings back state and settings, as often as it is restored', () => {
  const onChange = vi.fn();
  const mockContext = createContext(onChange);
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

test('an unknown checkpoint changes nothing', () => {
  const mockContext = createContext();
  mockContext.changeSettings({ offsetDays: 3 });
  expect(mockContext.restoreCheckpoint('none')).toBe(false);
  expect(mockContext.settings().offsetDays).toBe(3);
});

test('a latency with a spread is between its ends and never below 0', () => {
  const delays = [0, 0.5, 1].map((random) =>
    delayOfCall({ offsetDays: 0, latencyMs: 100, latencySpreadMs: 40 }, () => random),
  );
  expect(delays).toEqual([60, 100, 140]);
  expect(delayOfCall({ offsetDays: 0, latencyMs: 10, latencySpreadMs: 40 }, () => 0)).toBe(0);
});
