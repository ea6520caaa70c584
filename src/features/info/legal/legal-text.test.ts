import { expect, test } from 'vitest';
import { type MessageTree, translator } from '@/i18n/translate';
import english from '../../../../public/locales/en/privacy.json';
import indonesian from '../../../../public/locales/id/privacy.json';
import { legalSections, legalSummary } from './legal-text';

const messages = {
  summary: ['Kami tidak menjual data.'],
  sections: {
    who: { title: 'Siapa', body: ['{{brand}} bertanggung jawab.', ['maskapai;', 'hotel.']] },
    rights: { title: 'Hak Anda', body: ['Tulislah kepada kami.'] },
  },
} as unknown as MessageTree;
const t = translator({ privacy: messages }, 'id', 'privacy');
const fill = (key: string) => t(key, { brand: 'Kelana' });

test('strings become paragraphs, arrays become lists, and placeholders are filled in', () => {
  expect(legalSections(messages, fill)).toEqual([
    {
      id: 'who',
      title: 'Siapa',
      blocks: [
        { key: '0', text: 'Kelana bertanggung jawab.' },
        { key: '1', items: ['maskapai;', 'hotel.'] },
      ],
    },
    { id: 'rights', title: 'Hak Anda', blocks: [{ key: '0', text: 'Tulislah kepada kami.' }] },
  ]);
  expect(legalSummary(messages, fill)).toEqual(['Kami tidak menjual data.']);
});

test('a section that is not true of this build is left out', () => {
  expect(legalSections(messages, fill, ['who']).map(({ id }) => id)).toEqual(['rights']);
});

test('a text whose messages are missing is empty', () => {
  expect(legalSections(undefined, fill)).toEqual([]);
  expect(legalSummary(undefined, fill)).toEqual([]);
});

test('both languages have the same sections in the same order', () => {
  expect(Object.keys(english.sections)).toEqual(Object.keys(indonesian.sections));
});
