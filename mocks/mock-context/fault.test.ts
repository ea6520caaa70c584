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
  faults.clear({ operationId: 'login' });
  expect(faults.all()).toEqual([{ id: 2, operationId: 'logout', status: 500 }]);
});

test('one of two equal faults is removed by its id, and only once', () => {
  const faults = createFaultList();
  const [first, second] = [faults.add({ status: 500 }), faults.add({ status: 500 })];
  expect(faults.remove(first)).toBe(true);
  expect(faults.remove(first)).toBe(false);
  expect(faults.all()).toEqual([{ id: second, status: 500 }]);
});

test('a fault of one browser affects and is cleared for that browser only', () => {
  const faults = createFaultList();
  faults.add({ operationId: 'login', userAgent: 'Test/1', status: 500 });
  faults.add({ userAgent: 'Test/2', network: true });
  expect(faults.take('login')).toBeUndefined();
  expect(faults.take('login', 'Test/12')).toBeUndefined();
  expect(faults.take('login', 'Test/1')).toMatchObject({ status: 500 });
  expect(faults.take('logout', 'Test/1')).toBeUndefined();
  expect(faults.take('logout', 'Test/2')).toMatchObject({ network: true });
  faults.clear({ operationId: 'login', userAgent: 'Test/2' });
  faults.clear({ userAgent: 'Test/1' });
  expect(faults.all()).toEqual([{ id: 2, userAgent: 'Test/2', network: true }]);
});
