import type { OperationId } from '@sdk';
import { expect, test } from 'vitest';
import { createFaultList, type FaultTarget } from './fault.ts';

const callOf = (operationId: OperationId, more: Partial<FaultTarget> = {}) => ({
  operationId,
  url: new URL('http://service.example/v1/modules/tour/17/detail?page=2&limit=9'),
  member: () => null,
  ...more,
});

test('a fault without an operation applies to every call until it is cleared', () => {
  const faults = createFaultList();
  faults.add({ status: 503 });
  expect(faults.take(callOf('login'))).toEqual({ id: 1, status: 503 });
  expect(faults.take(callOf('getTour'))).toEqual({ id: 1, status: 503 });
  faults.clear();
  expect(faults.take(callOf('login'))).toBeUndefined();
});

test('times counts down per matching call', () => {
  const faults = createFaultList();
  faults.add({ operationId: 'login', network: true, times: 2 });
  expect(faults.take(callOf('getTour'))).toBeUndefined();
  expect(faults.take(callOf('login'))).toBeDefined();
  expect(faults.take(callOf('login'))).toBeDefined();
  expect(faults.take(callOf('login'))).toBeUndefined();
});

test('the faults that have all fields of a scope are cleared together', () => {
  const faults = createFaultList();
  faults.add({ operationId: 'login', status: 500 });
  faults.add({ operationId: 'listTours', query: { page: '2', limit: '9' }, network: true });
  faults.clear({ operationId: 'listTours', query: { page: '2' } });
  faults.clear({ query: { page: '2', limit: '9' } });
  expect(faults.all()).toEqual([{ id: 1, operationId: 'login', status: 500 }]);
});

test('a fault can be limited to a path, to parameters and to a member', () => {
  const faults = createFaultList();
  faults.add({ path: '/v1/modules/tour/17/detail', status: 500 });
  faults.add({ query: { page: '2' }, status: 501 });
  faults.add({ member: 'ratna@kelana.example', status: 502 });
  const other = new URL('http://service.example/v1/modules/tour/18/detail?page=3');
  expect(faults.take(callOf('getTour'))).toMatchObject({ status: 500 });
  expect(faults.take(callOf('getTour', { url: new URL('?page=2', other) }))).toMatchObject({ status: 501 });
  expect(faults.take(callOf('getTour', { url: other }))).toBeUndefined();
  expect(faults.take(callOf('getTour', { url: other, member: () => 'budi@kelana.example' }))).toBeUndefined();
  expect(faults.take(callOf('getTour', { url: other, member: () => 'ratna@kelana.example' }))).toMatchObject({
    status: 502,
  });
  faults.clear({ query: { page: '2' } });
  expect(faults.all().map(({ id }) => id)).toEqual([1, 3]);
});

test('a fault with a chance hits that share of the calls', () => {
  const draws = [0.29, 0.3, 0.9];
  const faults = createFaultList(undefined, [{ status: 503, chance: 0.3 }], () => draws.shift() ?? 1);
  expect([1, 2, 3].map(() => faults.take(callOf('login')) !== undefined)).toEqual([true, false, false]);
});
