import { patternMessages } from '../generated/pattern-messages.ts';
import type { Locale } from '../messages/locale.ts';
import type { Violation } from './validate.ts';

type MessageFormatter = (violation: Violation) => string;

/** The message under a field for a failed validation keyword. */
export function validationMessage(violation: Violation, locale: Locale): string {
  if (violation.keyword === 'pattern') {
    return patternMessages[String(violation.params.pattern)]?.[locale] ?? fallback[locale];
  }
  const formatter = formatters[locale][violation.keyword];
  return formatter ? formatter(violation) : fallback[locale];
}

/** For a value whose error the document has no words for. */
export const fallback: Record<Locale, string> = { id: 'Isian ini belum benar.', en: 'This value is not valid.' };

const typeMessages: Record<string, Record<Locale, string>> = {
  integer: { id: 'Harus bilangan bulat.', en: 'Must be a whole number.' },
  number: { id: 'Harus berupa angka.', en: 'Must be a number.' },
  boolean: { id: 'Harus ya atau tidak.', en: 'Must be yes or no.' },
  string: { id: 'Harus berupa teks.', en: 'Must be text.' },
  array: { id: 'Harus berupa daftar.', en: 'Must be a list.' },
  object: { id: 'Harus berupa kelompok isian.', en: 'Must be a group of fields.' },
};

const formatMessages: Record<string, Record<Locale, string>> = {
  email: { id: 'Alamat email belum benar.', en: 'This is not an email address.' },
  date: { id: 'Tanggal belum benar, tulis seperti 2027-03-12.', en: 'This is not a date; write it like 2027-03-12.' },
  uri: { id: 'Alamat situs belum benar.', en: 'This is not a web address.' },
};

function typeMessage(violation: Violation, locale: Locale): string {
  const type = violation.params.type;
  const name = Array.isArray(type) ? type.find((one) => one !== 'null') : type;
  return typeMessages[String(name)]?.[locale] ?? fallback[locale];
}

function formatMessage(violation: Violation, locale: Locale): string {
  return formatMessages[String(violation.params.format)]?.[locale] ?? fallback[locale];
}

function megabytes(violation: Violation): number {
  return Number(violation.params.limit) / 1_048_576;
}

const limit = (violation: Violation): string => String(violation.params.limit);
const isOne = (violation: Violation): boolean => Number(violation.params.limit) === 1;
const plural = (violation: Violation, word: string): string =>
  `${limit(violation)} ${word}${isOne(violation) ? '' : 's'}`;

const formatters: Record<Locale, Record<string, MessageFormatter>> = {
  id: {
    required: () => 'Wajib diisi.',
    minLength: (v) => (isOne(v) ? 'Wajib diisi.' : `Minimal ${limit(v)} karakter.`),
    maxLength: (v) => `Maksimal ${limit(v)} karakter.`,
    minimum: (v) => `Minimal ${limit(v)}.`,
    maximum: (v) => `Maksimal ${limit(v)}.`,
    minItems: (v) => `Pilih minimal ${limit(v)}.`,
    maxItems: (v) => `Maksimal ${limit(v)} pilihan.`,
    uniqueItems: () => 'Tidak boleh ada yang sama.',
    minProperties: () => 'Tidak ada yang diubah.',
    maxProperties: () => 'Terlalu banyak isian.',
    enum: () => 'Pilih salah satu yang tersedia.',
    const: (v) => (v.params.allowedValue === true ? 'Harus disetujui.' : fallback.id),
    additionalProperties: () => 'Isian ini tidak dikenal.',
    unevaluatedProperties: () => 'Isian ini tidak dikenal.',
    type: (v) => typeMessage(v, 'id'),
    format: (v) => formatMessage(v, 'id'),
    file: () => 'Unggah sebuah berkas.',
    fileType: (v) => `Jenis berkas tidak didukung. Gunakan ${String(v.params.allowed)}.`,
    fileSize: (v) => `Berkas terlalu besar, maksimal ${megabytes(v)} MB.`,
  },
  en: {
    required: () => 'Required.',
    minLength: (v) => (isOne(v) ? 'Required.' : `At least ${limit(v)} characters.`),
    maxLength: (v) => `At most ${plural(v, 'character')}.`,
    minimum: (v) => `At least ${limit(v)}.`,
    maximum: (v) => `At most ${limit(v)}.`,
    minItems: (v) => `Choose at least ${limit(v)}.`,
    maxItems: (v) => `Choose at most ${limit(v)}.`,
    uniqueItems: () => 'Each may appear only once.',
    minProperties: () => 'Nothing was changed.',
    maxProperties: () => 'Too many fields.',
    enum: () => 'Choose one of the offered values.',
    const: (v) => (v.params.allowedValue === true ? 'Must be accepted.' : fallback.en),
    additionalProperties: () => 'This field is not known.',
    unevaluatedProperties: () => 'This field is not known.',
    type: (v) => typeMessage(v, 'en'),
    format: (v) => formatMessage(v, 'en'),
    file: () => 'Upload a file.',
    fileType: (v) => `This kind of file is not supported. Use ${String(v.params.allowed)}.`,
    fileSize: (v) => `The file is too large, at most ${megabytes(v)} MB.`,
  },
};
