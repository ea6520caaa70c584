import { expect, test } from 'vitest';
import { createFaultList } from './fault.ts';

test('a fault without an operation hits every call until it is cleared', () => {
  const faults = createFaultList();
  faults.add({ status: 503 });
  expect(faults.take('login')).toEqual({ status: 503 });
  expect(faults.take('getTour')).toEqual({ status: 503 });
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
  expect(faults.all()).toEqual([{ operationId: 'logout', status: 500 }]);
});
