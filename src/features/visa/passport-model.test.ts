import type { PassportRequirement } from '@sdk';
import { expect, test } from 'vitest';
import { passportModel } from './passport-model';

const row: PassportRequirement = {
  sections: [{ key: 'new', title: 'Paspor baru', description: 'Lewat M-Paspor.', documents: ['KTP'] }],
  fees: [{ name: 'Elektronik, 10 tahun', price: 950_000 }],
  notes: '<p>Catatan</p><script>1</script>',
  updated_at: '2026-11-07',
  official_url: 'https://www.imigrasi.go.id',
};
const sanitize = (html: string) => html.replace(/<script>.*<\/script>/, '');

test('the model has the sections, the fees and sanitised notes', () => {
  expect(passportModel(row, sanitize)).toEqual({
    sections: [{ key: 'new', title: 'Paspor baru', description: 'Lewat M-Paspor.', documents: ['KTP'] }],
    fees: [{ name: 'Elektronik, 10 tahun', price: 950_000 }],
    notesHtml: '<p>Catatan</p>',
    updatedAt: '2026-11-07',
    officialUrl: 'https://www.imigrasi.go.id',
  });
});

test('notes that are missing or empty after sanitising are null', () => {
  expect(passportModel({ ...row, notes: null }, sanitize).notesHtml).toBeNull();
  expect(passportModel({ ...row, notes: '<script>1</script>' }, sanitize).notesHtml).toBeNull();
});
