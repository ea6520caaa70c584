import { expect, test } from 'vitest';
import { type MessageTree, translator } from '@/i18n/translate';
import { legalSections, legalSummary } from './legal-page';

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
    { id: 'who', title: 'Siapa', blocks: ['Kelana bertanggung jawab.', ['maskapai;', 'hotel.']] },
    { id: 'rights', title: 'Hak Anda', blocks: ['Tulislah kepada kami.'] },
  ]);
  expect(legalSummary(messages, fill)).toEqual(['Kami tidak menjual data.']);
});

test('a section that is not true of this build is left out', () => {
  expect(legalSections(messages, fill, ['who']).map(({ id }) => id)).toEqual(['rights']);
});
