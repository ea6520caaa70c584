// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { UseFormReturn } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { departure, filledValues } from '../../../../tests/support/booking-fixture';
import type { BookingValues } from '../forms/booking-values';
import { freshIntent } from './intent';
import type { FreshDepartures } from './use-departures';
import { useReviewCheck } from './use-review-check';

afterEach(cleanup);

const pax = filledValues().pax;
const form = {
  getValues: (name: string) => (name === 'pax' ? pax : String(departure.id)),
} as unknown as UseFormReturn<BookingValues>;
const success: FreshDepartures = { success: true, rows: [departure] };
const failure = { success: false } as FreshDepartures;

/** Each look waits until the test answers it. */
function review({ intent = freshIntent(), row = departure } = {}) {
  const kept = { intent, seenPrice: departure.price, prefilled: {}, isOpen: true };
  const onLook = vi.fn();
  const looks: ((answer: FreshDepartures) => void)[] = [];
  const refresh = () => new Promise<FreshDepartures>((resolve) => looks.push(resolve));
  const parts = (updatedAt: Date) => ({
    form,
    draft: { kept: () => kept },
    departures: { rows: [row], updatedAt, isSettled: true, hasFailed: false, retry: () => {}, refresh },
    departure: row,
    seenPrice: departure.price,
    isOpen: true,
    isSending: false,
    onLook,
  });
  const hook = renderHook((updatedAt: Date) => useReviewCheck(parts(updatedAt)), { initialProps: new Date(0) });
  const answer = (index: number, given: FreshDepartures) => act(async () => looks[index]?.(given));
  return { ...hook, answer, onLook };
}

test('an older look that fails late does not count once a later one has succeeded', async () => {
  const { result, answer } = review();
  act(() => result.current.look());
  await answer(1, success);
  await answer(0, failure);
  expect(result.current.hasFailed).toBe(false);
});

test('a failed look is over once the seats are read in another way', async () => {
  const { result, answer, rerender } = review();
  await answer(0, failure);
  expect(result.current.hasFailed).toBe(true);
  rerender(new Date(1));
  expect(result.current.hasFailed).toBe(false);
});

test('a look that succeeds ends what an earlier reading said, one that fails does not', async () => {
  const { result, answer, onLook } = review();
  await answer(0, failure);
  expect(onLook).not.toHaveBeenCalled();
  act(() => result.current.look());
  await answer(1, success);
  expect(onLook).toHaveBeenCalledOnce();
});

test('asked for what stands in the way now, it reads the seats again', async () => {
  const { result, answer } = review();
  const taken = { success: true, rows: [{ ...departure, seat: 0 }] } satisfies FreshDepartures;
  for (const [index, given, found] of [
    [1, taken, { kind: 'seats', left: 0 }],
    [2, success, null],
    [3, failure, undefined],
  ] as const) {
    const finding = result.current.findNow();
    await answer(index, given);
    expect(await finding).toEqual(found);
  }
});

test('after a send that may have arrived a new price is read and told, missing seats are not', async () => {
  const intent = { key: 'first-key', sent: { content: 'two guests', isRefused: false } };
  const row = { ...departure, seat: 0, price: 23_900_000 };
  const { result, answer, onLook } = review({ intent, row });
  await answer(0, { success: true, rows: [row] });
  expect(onLook).toHaveBeenCalledOnce();
  const change = { kind: 'price', old: 22_900_000, now: 23_900_000 };
  expect(result.current.finding).toEqual(change);
  const finding = result.current.findNow();
  await answer(1, { success: true, rows: [row] });
  expect(await finding).toEqual(change);
});
