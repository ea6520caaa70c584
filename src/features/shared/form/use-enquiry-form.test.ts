import { expect, test } from 'vitest';
import { referenceOf } from './use-enquiry-form';

test('the reference is null if the response has none', () => {
  expect(referenceOf({ success: true, data: { reference: 'LMR-2027-0001' } })).toBe('LMR-2027-0001');
  expect([referenceOf({ success: true }), referenceOf({ data: { reference: '' } }), referenceOf(null)]).toEqual([
    null,
    null,
    null,
  ]);
});
