import { describe, expect, test } from 'vitest';
import { stepInUrl, stepOfField } from './steps';

describe('the step in the URL', () => {
  test.each([
    ['3', 'review', 'passengers'],
    ['4', 'contact', 'contact'],
    ['1', 'review', 'departure'],
    [undefined, 'review', 'departure'],
    ['9', 'review', 'departure'],
    ['done', 'review', 'departure'],
  ] as const)('the URL step %s with %s as the furthest step shows %s', (requested, furthest, step) => {
    expect(stepInUrl(requested, furthest)).toBe(step);
  });
});

test('every field of the wizard belongs to a step', () => {
  expect(['itinerary_id', 'pax', 'contact.email', 'passengers.0.dob', 'note', 'tour_id'].map(stepOfField)).toEqual([
    'departure',
    'departure',
    'contact',
    'passengers',
    'review',
    null,
  ]);
});
