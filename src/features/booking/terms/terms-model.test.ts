import { expect, test } from 'vitest';
import { termsModel } from './terms-model';

test('sections have a readable anchor and safe HTML', () => {
  const terms = {
    updated_at: '2026-10-01',
    key_points: ['Kursi pasti setelah uang muka.'],
    sections: [{ title: 'Anak & peserta lanjut usia', content: '<p>Aturan</p><script>1</script>' }],
  };
  expect(termsModel(terms, (html) => html.replace(/<script>.*<\/script>/, ''))).toEqual({
    updatedAt: '2026-10-01',
    keyPoints: ['Kursi pasti setelah uang muka.'],
    sections: [{ id: 'anak-peserta-lanjut-usia', title: 'Anak & peserta lanjut usia', html: '<p>Aturan</p>' }],
  });
});
