import type { Career } from '@sdk';
import { expect, test } from 'vitest';
import { applyModel } from './apply-model';

const career: Career = {
  id: 5,
  position: 'Visa Officer',
  slug: 'visa-officer',
  type: 'Full time',
  contract: 'Kontrak 1 tahun',
  description: '<p>Panjang</p>',
  requirements: '<p>D3</p>',
  job_description: '<p>Memeriksa</p>',
};

test('the model has every open position and the one in the URL', () => {
  expect(applyModel([career], 5)).toEqual({
    positions: [{ id: 5, position: 'Visa Officer' }],
    chosen: {
      id: 5,
      slug: 'visa-officer',
      position: 'Visa Officer',
      type: 'Full time',
      contract: 'Kontrak 1 tahun',
      location: null,
    },
  });
});

test('a position with an id as text is found by the id in the URL', () => {
  const sent = JSON.parse(JSON.stringify({ ...career, id: '5' }));
  expect(applyModel([sent], 5)?.chosen).toMatchObject({ slug: 'visa-officer' });
});

test('without a position in the URL no position is chosen', () => {
  expect(applyModel([], null)).toEqual({ positions: [], chosen: null });
});

test('a position that is not open has no form', () => {
  expect(applyModel([career], 6)).toBeNull();
});
