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

const headline = { image_url: null, title: 'Siap membantu', subtitle: 'Sab 09.00–14.00' };

test('every contact of an office is a link', () => {
  expect(contactModel({ headline, offices: [office] })).toEqual({
    headline: 'Siap membantu',
    subtitle: 'Sab 09.00–\u206014.00',
    imageUrl: null,
    offices: [
      {
        name: 'Bandung',
        address: 'Jl. Lereng Pinus No. 45, Bandung',
        parts: null,
        mapHref: 'https://www.google.com/maps/search/?api=1&query=Jl.%20Lereng%20Pinus%20No.%2045%2C%20Bandung',
        hours: [],
        contacts: [
          { kind: 'phone', shown: '(022) 0000-0104', number: '+622200000104', href: 'tel:+622200000104' },
          {
            kind: 'whatsapp',
            shown: '+62 812-0000-0104',
            number: '+6281200000104',
            href: 'https://wa.me/6281200000104',
          },
          { kind: 'email', shown: 'bandung@kelana.example', number: null, href: 'mailto:bandung@kelana.example' },
        ],
      },
    ],
  });
});

test('the parts of the address, the hours and the number with its country code are those of the service', () => {
  const postal_address = { street: 'Jl. Lereng Pinus No. 45', locality: 'Bandung', country_code: 'ID' };
  const opening_hours = [{ days: ['saturday' as const], opens: '09:00', closes: '14:00' }];
  const contacts = [{ type: 'phone' as const, value: '0000-0104', number: '+622200000104' }];
  const { offices } = contactModel({ headline, offices: [{ ...office, postal_address, opening_hours, contacts }] });
  expect(offices[0]).toMatchObject({
    parts: postal_address,
    hours: opening_hours,
    contacts: [{ shown: '0000-0104', number: '+622200000104', href: 'tel:+622200000104' }],
  });
});
