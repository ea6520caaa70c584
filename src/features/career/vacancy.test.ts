import type { Career } from '@sdk';
import { expect, test } from 'vitest';
import { applyModel, careerModel, vacancyModel } from './vacancy';

const career = (id: number, type = 'Magang'): Career => ({
  id,
  position: `Posisi ${id}`,
  slug: `posisi-${id}`,
  type,
  contract: 'Tetap',
  description: '<p>Anda memeriksa dokumen\n&amp; foto.</p><p>Teliti &lt; cepat.</p><script>1</script>',
  requirements: '<ul><li>D3</li></ul>',
  job_description: '',
});
const vacancy = {
  id: 1,
  slug: 'posisi-1',
  position: 'Posisi 1',
  type: 'Magang',
  contract: 'Tetap',
  location: null,
  postedAt: null,
};
const withoutScripts = (html: string) => html.replace(/<script>.*<\/script>/, '');

test('a vacancy has the fields of a list item, with its description as plain text', () => {
  const row = { ...career(1), location: 'Jakarta Utara', created_at: '2026-11-02' };
  expect(vacancyModel({ ...row, description: withoutScripts(row.description) })).toEqual({
    ...vacancy,
    location: 'Jakarta Utara',
    postedAt: '2026-11-02',
    excerpt: 'Anda memeriksa dokumen & foto. Teliti < cepat.',
  });
});

test('a form has every open position and the one in the URL, which must be open and may have an id as text', () => {
  const positions = [{ id: 1, position: 'Posisi 1' }];
  expect(applyModel([career(1)], 1)).toEqual({ positions, chosen: vacancy });
  expect(applyModel([career(1)], null)).toEqual({ positions, chosen: null });
  expect(applyModel([JSON.parse(JSON.stringify({ ...career(1), id: '1' }))], 1)?.chosen).toMatchObject({ id: '1' });
  expect(applyModel([career(1)], 6)).toBeNull();
});

test('the texts of a page are sanitised, and its last day and address are those of the service', () => {
  const model = careerModel(career(1), [], withoutScripts);
  expect(model).toEqual({
    ...vacancy,
    descriptionHtml: '<p>Anda memeriksa dokumen\n&amp; foto.</p><p>Teliti &lt; cepat.</p>',
    jobHtml: '',
    requirementsHtml: '<ul><li>D3</li></ul>',
    closesOn: null,
    workplace: null,
    others: [],
  });
  const address = { locality: 'Jakarta Utara', region: 'DKI Jakarta', country_code: 'ID' };
  const facts = careerModel({ ...career(1), closes_on: '2026-12-31', address }, [], withoutScripts);
  expect(facts).toMatchObject({ closesOn: '2026-12-31', workplace: address });
});

test('three other vacancies are listed, those of the same type first and never the vacancy itself', () => {
  const all = ['Magang', 'Full time', 'Magang', 'Full time', 'X'].map((type, index) => career(index + 1, type));
  const { others } = careerModel(career(2, 'Full time'), all, withoutScripts);
  expect(others.map(({ id }) => id)).toEqual([4, 1, 3]);
});
