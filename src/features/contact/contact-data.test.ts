import { expect, test } from 'vitest';
import { contactData } from './contact-data';
import type { ContactModel } from './contact-model';

const texts = { title: 'Hubungi kami', description: 'Kantor.' };
const contact: ContactModel = { headline: '', subtitle: '', imageUrl: null, offices: [] };

const medan: ContactModel['offices'][number] = {
  name: 'Medan',
  address: 'Jalan Bahari 3',
  parts: null,
  mapHref: 'https://www.google.com/maps/search/?api=1&query=Jalan%20Bahari%203',
  hours: [],
  contacts: [
    { kind: 'whatsapp', shown: '0812-0000-0106', number: '+6281200000106', href: '' },
    { kind: 'phone', shown: '(061) 0000-0106', number: '+626100000106', href: '' },
    { kind: 'email', shown: 'medan@kelana.example', number: null, href: '' },
  ],
};
const bali = { name: 'Bali', address: '', parts: null, mapHref: null, hours: [], contacts: [] };

test('every office is a department with its address, phone number and email address', () => {
  const data = contactData('id', { ...contact, offices: [medan, bali] }, texts);
  expect(data).toMatchObject({ '@type': 'ContactPage', url: 'http://localhost:3000/contact' });
  expect(data.mainEntity.department).toEqual([
    {
      '@type': 'TravelAgency',
      name: 'Kelana Medan',
      parentOrganization: { '@id': 'http://localhost:3000/#agency' },
      address: 'Jalan Bahari 3',
      hasMap: 'https://www.google.com/maps/search/?api=1&query=Jalan%20Bahari%203',
      telephone: '+626100000106',
      email: 'medan@kelana.example',
    },
    {
      '@type': 'TravelAgency',
      name: 'Kelana Bali',
      parentOrganization: { '@id': 'http://localhost:3000/#agency' },
    },
  ]);
});

test('an office has its address in parts and its hours, and those of the head office are the operator’s own', () => {
  const parts = { street: 'Jalan Bahari 3', locality: 'Medan', region: 'Sumatera Utara', country: 'ID' };
  const hours = [{ days: ['monday' as const, 'friday' as const], opens: '09:00', closes: '17:30' }];
  const { mainEntity } = contactData('id', { ...contact, offices: [{ ...medan, parts, hours }, bali] }, texts);
  const openingHoursSpecification = [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Friday'], opens: '09:00', closes: '17:30' },
  ];
  expect(mainEntity).toMatchObject({
    telephone: '+622100000101',
    address: { streetAddress: 'Ruko Bahari Sentra Blok A No. 8, Penjaringan', addressRegion: 'DKI Jakarta' },
    openingHoursSpecification,
  });
  expect(mainEntity.department?.[0]).toMatchObject({
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Jalan Bahari 3',
      addressLocality: 'Medan',
      addressRegion: 'Sumatera Utara',
      addressCountry: 'ID',
    },
    openingHoursSpecification,
  });
});

test('without offices there are no departments', () => {
  expect(contactData('id', contact, texts).mainEntity).not.toHaveProperty('department');
});
