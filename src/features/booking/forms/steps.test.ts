import { describe, expect, test } from 'vitest';
import { stepInAddress, stepOfField } from './steps';

describe('the step in the address', () => {
  test.each([
    ['3', 'review', 'passengers'],
    ['4', 'contact', 'contact'],
    ['1', 'review', 'departure'],
    [undefined, 'review', 'departure'],
    ['9', 'review', 'departure'],
    ['done', 'review', 'departure'],
  ] as const)('%s with %s open shows %s', (asked, furthest, step) => {
    expect(stepInAddress(asked, furthest)).toBe(step);
  });
});

test('every field of the request has its step', () => {
  expect(['itinerary_id', 'pax', 'contact.email', 'passengers.0.dob', 'note', 'tour_id'].map(stepOfField)).toEqual([
    'departure',
    'departure',
    'contact',
    'passengers',
    'review',
    null,
  ]);
});
