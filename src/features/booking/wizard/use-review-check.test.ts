// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { UseFormReturn } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { departure, filledValues } from '../../../../tests/support/booking-fixture';
import type { BookingValues } from '../forms/booking-values';
import { freshIntent } from './intent';
import type { FreshDepartures } from './use-departures';
import { useReviewCheck } from './use-review-check';

afterEach(cleanup);

const pax = filledValues().pax;
const form = { getValues: () => pax } as unknown as UseFormReturn<BookingValues>;
const kept = { intent: freshIntent(), seenPrice: departure.price, prefilled: {}, isOpen: true };
const success: FreshDepartures = { success: true, rows: [departure] };
const failure = { success: false } as FreshDepartures;

/** Each look waits until the test answers it. */
function review() {
  const looks: ((answer: FreshDepartures) => void)[] = [];
  const refresh = () => new Promise<FreshDepartures>((resolve) => looks.push(resolve));
  const parts = (updatedAt: Date) => ({
    form,
    draft: { kept: () => kept },
    departures: { rows: [departure], updatedAt, isSettled: true, hasFailed: false, retry: () => {}, refresh },
    departure,
    seenPrice: departure.price,
    isOpen: true,
    isSending: false,
  });
  const hook = renderHook((updatedAt: Date) => useReviewCheck(parts(updatedAt)), { initialProps: new Date(0) });
  const answer = (index: number, given: FreshDepartures) => act(async () => looks[index]?.(given));
  return { ...hook, answer };
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
