import { expect, test } from 'vitest';
import { contactData } from './contact-data';
import type { ContactModel } from './contact-model';

const texts = { title: 'Hubungi kami', description: 'Kantor.' };
const contact: ContactModel = { headline: '', subtitle: '', imageUrl: null, offices: [] };

test('every office is a department with its address, phone number and email address', () => {
  const offices: ContactModel['offices'] = [
    {
      name: 'Medan',
      address: 'Jalan Bahari 3',
      mapHref: 'https://www.google.com/maps/search/?api=1&query=Jalan%20Bahari%203',
      contacts: [
        { kind: 'whatsapp', shown: '0812-0000-0106', href: '' },
        { kind: 'phone', shown: '(061) 0000-0106', href: '' },
        { kind: 'email', shown: 'medan@kelana.example', href: '' },
      ],
    },
    { name: 'Bali', address: '', mapHref: null, contacts: [] },
  ];
  const data = contactData('id', { ...contact, offices }, texts);
  expect(data).toMatchObject({ '@type': 'ContactPage', url: 'http://localhost:3000/contact' });
  expect(data.mainEntity.department).toEqual([
    {
      '@type': 'TravelAgency',
      name: 'Kelana Medan',
      parentOrganization: { '@id': 'http://localhost:3000/#agency' },
      address: 'Jalan Bahari 3',
      hasMap: 'https://www.google.com/maps/search/?api=1&query=Jalan%20Bahari%203',
      telephone: '(061) 0000-0106',
      email: 'medan@kelana.example',
    },
    {
      '@type': 'TravelAgency',
      name: 'Kelana Bali',
      parentOrganization: { '@id': 'http://localhost:3000/#agency' },
    },
  ]);
});

test('without offices there are no departments', () => {
  expect(contactData('id', contact, texts).mainEntity).not.toHaveProperty('department');
});
