import type { Body } from '@sdk';
import { expect, test } from 'vitest';
import { company } from '../../tests/support/example-company.ts';
import { callFixture } from '../../tests/support/fixture-call.ts';
import { fixtureDatabase } from '../../tests/support/fixture-database.ts';

const application = {
  full_name: 'Intan Puspita',
  email: 'intan@surel.example',
  phone: '+6281200000444',
  city: 'Bekasi',
  education: 'S1 Sastra Jepang',
  years_experience: 2,
  cv: new File(['isi'], 'cv.pdf', { type: 'application/pdf' }),
  consent: true,
} satisfies Body<'applyForCareer'>;

const addresses = [
  ['https://samudra.example', 200],
  ['HTTP://www.samudra.example/tentang?x=1', 200],
  ['mailto:dewi@samudra.example', 422],
  ['javascript:alert(1)', 422],
  ['https://samudra', 422],
  ['ftp://samudra.example', 422],
] as const;

test.each(addresses)('the web address %s of a company or an application gets status %s', async (address, status) => {
  const database = fixtureDatabase();
  const website = { body: { ...company, website: address }, locale: 'en' } as const;
  const portfolio = { path: { id: 0 }, body: { ...application, portfolio_url: address }, locale: 'en' } as const;
  const responses = [
    await callFixture(database, 'registerCorporate', website),
    await callFixture(database, 'applyForCareer', portfolio),
  ];
  expect(responses.map((response) => response.status)).toEqual([status, status]);
  const errors = responses.map(({ body }) => ('errors' in body ? body.errors : undefined));
  const wrong = ['This is not a web address.'];
  expect(errors).toEqual(status === 422 ? [{ website: wrong }, { portfolio_url: wrong }] : [undefined, undefined]);
});

test('a salary above a billion rupiah a month is refused as a typing mistake', async () => {
  const applyWithSalary = (expected_salary: number) =>
    callFixture(fixtureDatabase(), 'applyForCareer', { path: { id: 0 }, body: { ...application, expected_salary } });
  expect((await applyWithSalary(1_000_000_000)).status).toBe(200);
  expect(await applyWithSalary(1_000_000_001)).toMatchObject({
    status: 422,
    body: { errors: { expected_salary: ['Paling banyak Rp 1.000.000.000 sebulan. Periksa jumlah nolnya.'] } },
  });
});
