import { expect, test } from 'vitest';
import { createFaultList } from './fault.ts';

test('a fault without an operation applies to every call until it is cleared', () => {
  const faults = createFaultList();
  faults.add({ status: 503 });
  expect(faults.take('login')).toEqual({ id: 1, status: 503 });
  expect(faults.take('getTour')).toEqual({ id: 1, status: 503 });
  faults.clear();
  expect(faults.take('login')).toBeUndefined();
});

test('times counts down per matching call', () => {
  const faults = createFaultList();
  faults.add({ operationId: 'login', network: true, times: 2 });
  expect(faults.take('getTour')).toBeUndefined();
  expect(faults.take('login')).toBeDefined();
  expect(faults.take('login')).toBeDefined();
  expect(faults.take('login')).toBeUndefined();
});

test('clearing one operation keeps the others', () => {
  const faults = createFaultList();
  faults.add({ operationId: 'login', status: 500 });
  faults.add({ operationId: 'logout', status: 500 });
  faults.clear('login');
  expect(faults.all()).toEqual([{ id: 2, operationId: 'logout', status: 500 }]);
});

test('one of two equal faults is removed by its id, and only once', () => {
  const faults = createFaultList();
  const [first, second] = [faults.add({ status: 500 }), faults.add({ status: 500 })];
  expect(faults.remove(first)).toBe(true);
  expect(faults.remove(first)).toBe(false);
  expect(faults.all()).toEqual([{ id: second, status: 500 }]);
});
