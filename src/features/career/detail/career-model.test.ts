import type { Career } from '@sdk';
import { expect, test } from 'vitest';
import { careerModel } from './career-model';

const career = (id: number, type: string): Career => ({
  id,
  position: `Posisi ${id}`,
  slug: `posisi-${id}`,
  type,
  contract: 'Tetap',
  description: `<p>Tentang ${id}</p><script>1</script>`,
  requirements: '<ul><li>D3</li></ul>',
  job_description: '',
});
const withoutScripts = (html: string) => html.replace(/<script>.*<\/script>/, '');

test('the three texts are sanitised, and the plain-text excerpt is left out', () => {
  const model = careerModel(career(1, 'Magang'), [], withoutScripts);
  expect(model).toEqual({
    id: 1,
    slug: 'posisi-1',
    position: 'Posisi 1',
    type: 'Magang',
    contract: 'Tetap',
    location: null,
    postedAt: null,
    descriptionHtml: '<p>Tentang 1</p>',
    jobHtml: '',
    requirementsHtml: '<ul><li>D3</li></ul>',
    closesOn: null,
    workplace: null,
    others: [],
  });
});

test('the last day for an application and the parts of the address are those of the service', () => {
  const address = { locality: 'Jakarta Utara', region: 'DKI Jakarta', country_code: 'ID' };
  expect(careerModel({ ...career(1, 'Magang'), closes_on: '2026-12-31', address }, [], withoutScripts)).toMatchObject({
    closesOn: '2026-12-31',
    workplace: {
      street: null,
      locality: 'Jakarta Utara',
      region: 'DKI Jakarta',
      postalCode: null,
      country: 'ID',
    },
  });
});

test('three other vacancies are listed, those of the same type first and never the vacancy itself', () => {
  const all = [
    career(1, 'Magang'),
    career(2, 'Full time'),
    career(3, 'Magang'),
    career(4, 'Full time'),
    career(5, 'X'),
  ];
  const { others } = careerModel(career(2, 'Full time'), all, withoutScripts);
  expect(others.map(({ id }) => id)).toEqual([4, 1, 3]);
});
