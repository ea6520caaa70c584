import { expect, test } from 'vitest';
import { contactModel } from './contact-model';

const office = {
  name: 'Bandung',
  address: 'Jl. Lereng Pinus No. 45, Bandung',
  contacts: [
    { type: 'phone' as const, value: '(022) 0000-0104' },
    { type: 'whatsapp' as const, value: '+62 812-0000-0104' },
    { type: 'email' as const, value: 'bandung@kelana.example' },
  ],
};

test('every contact of an office is a link', () => {
  const headline = { image_url: null, title: 'Siap membantu', subtitle: 'Sen–Jum' };
  expect(contactModel({ headline, offices: [office] })).toEqual({
    headline: 'Siap membantu',
    subtitle: 'Sen–Jum',
    imageUrl: null,
    offices: [
      {
        name: 'Bandung',
        address: 'Jl. Lereng Pinus No. 45, Bandung',
        mapHref: 'https://www.google.com/maps/search/?api=1&query=Jl.%20Lereng%20Pinus%20No.%2045%2C%20Bandung',
        contacts: [
          { kind: 'phone', shown: '(022) 0000-0104', href: 'tel:+622200000104' },
          { kind: 'whatsapp', shown: '+62 812-0000-0104', href: 'https://wa.me/6281200000104' },
          { kind: 'email', shown: 'bandung@kelana.example', href: 'mailto:bandung@kelana.example' },
        ],
      },
    ],
  });
});

test('an office without an address or contacts is still listed', () => {
  const headline = { image_url: null, title: '', subtitle: '' };
  const { offices } = contactModel({ headline, offices: [{ name: 'Medan', address: '', contacts: [] }] });
  expect(offices).toEqual([{ name: 'Medan', address: '', mapHref: null, contacts: [] }]);
});
