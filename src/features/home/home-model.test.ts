import type { Answer } from '@sdk';
import { expect, test } from 'vitest';
import { homeModel } from './home-model';

const empty = { data: [] };
const about = { data: { accreditations: [] } } as unknown as Answer<'getAboutPage'>;
const lists = { banners: empty, deals: empty, regionals: empty, promotions: empty, articles: empty };
const none = { ...lists, about } as unknown as Omit<Parameters<typeof homeModel>[0], 'tours' | 'contact'>;
const tours = { data: [], pagination: { total: 36 } } as unknown as Answer<'listTours'>;
const banner = {
  id: 1,
  title: 'Fajar Cappadocia',
  image: null,
  image_url: '/media/a.jpg',
  link: '/group-tour?month=2027-04',
};

test('a section without rows is empty, and the contact page may be missing', () => {
  const { months, toursTotal, miceImageUrl, ...rest } = homeModel({ tours, contact: null, ...none }, '2026-11-21');
  expect([months[0], months.at(-1), toursTotal, miceImageUrl]).toEqual(['2026-11', '2027-10', 36, null]);
  expect(Object.values(rest).flat()).toEqual([]);
});

test('the hero shows the home banners in their order with the month of their link, without unsafe links', () => {
  const data = [
    { ...banner, type: 'home', image_color: '#aaa187' },
    { ...banner, title: 'Dubai', type: 'mice', image_url: '/media/dubai.jpg' },
    { ...banner, title: 'Tanpa gambar', type: 'home', image_url: null, link: 'javascript:alert(1)' },
  ];
  const model = homeModel({ tours, contact: null, ...none, banners: { data } }, '2026-11-21');
  expect(model.banners).toEqual([
    {
      title: 'Fajar Cappadocia',
      imageUrl: '/media/a.jpg',
      imageColor: '#aaa187',
      link: { href: '/group-tour?month=2027-04', host: null },
      month: '2027-04',
    },
    { title: 'Tanpa gambar', imageUrl: null, link: null, month: null },
  ]);
  expect(model.miceImageUrl).toBe('/media/dubai.jpg');
});

test('an office without a phone number is still listed', () => {
  const contacts = [{ type: 'phone' as const, value: '(021) 0000-0101' }];
  const headline = { image_url: null, title: '', subtitle: '' };
  const offices = [
    { name: 'Jakarta', address: '', contacts },
    { name: 'Medan', address: '', contacts: [] },
  ];
  expect(homeModel({ tours, ...none, contact: { data: { headline, offices } } }, '2026-11-21').offices).toEqual([
    { name: 'Jakarta', phone: '(021) 0000-0101' },
    { name: 'Medan', phone: '' },
  ]);
});

test('the search offers the months with departures', () => {
  const facets = { months: [{ month: '2027-03', total: 4 }] };
  const some = { ...tours, facets } as unknown as Answer<'listTours'>;
  expect(homeModel({ tours: some, contact: null, ...none }, '2026-11-21').months).toEqual(['2027-03']);
});
