import { expect, test } from 'vitest';
import { vacancyModel } from './vacancy';

const career = {
  id: 5,
  position: 'Visa Officer',
  slug: 'visa-officer',
  type: 'Full time',
  contract: 'Kontrak 1 tahun',
  description: '<p>Anda memeriksa dokumen\n&amp; foto.</p><p>Teliti &lt; cepat.</p>',
  requirements: '<p>D3</p>',
  job_description: '<p>Memeriksa</p>',
};

test('a vacancy has the fields of a list item, with its description as plain text', () => {
  expect(vacancyModel({ ...career, location: 'Jakarta Utara', created_at: '2026-11-02' })).toEqual({
    id: 5,
    slug: 'visa-officer',
    position: 'Visa Officer',
    type: 'Full time',
    contract: 'Kontrak 1 tahun',
    location: 'Jakarta Utara',
    postedAt: '2026-11-02',
    excerpt: 'Anda memeriksa dokumen & foto. Teliti < cepat.',
  });
});
