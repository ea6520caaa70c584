// Generated from openapi/ by `npm run generate`. Never edit.
import type { Locale } from '../messages/messages.ts';

/** The message for a value that does not match a pattern, by the pattern. */
export const patternMessages: Partial<Record<string, Record<Locale, string>>> = {
  "^[A-Za-z0-9_-]+$": {
    "id": "Hanya huruf, angka, tanda hubung, dan garis bawah.",
    "en": "Only letters, digits, hyphens and underscores."
  },
  "^[0-9]{4}-(0[1-9]|1[0-2])$": {
    "id": "Bulan ditulis seperti 2027-03.",
    "en": "Write a month like 2027-03."
  },
  "^[A-Z]{2}$": {
    "id": "Pilih negara dengan kode dua huruf besar, misalnya ID.",
    "en": "Choose a country by its code of two capital letters, for example ID."
  },
  "^[^\\x00-@\\[-\\x60{-\\xA9\\xAB-\\xB4\\xB6-\\xB9\\xBB-\\xBF\\xD7\\xF7\\u2000-\\u2070\\u2190-\\u2BFF\\u3000-\\u3004\\uE000-\\uF8FF\\uFEFF-\\uFF20][^\\x00-\\x1F!-&(-,/-@\\[-\\x60{-\\xA9\\xAB-\\xB4\\xB6-\\xB9\\xBB-\\xBF\\xD7\\xF7\\u2000-\\u2070\\u2190-\\u2BFF\\u3000-\\u3004\\uE000-\\uF8FF\\uFEFF-\\uFF20]*$": {
    "id": "Hanya huruf, spasi, dan tanda baca nama.",
    "en": "Only letters, spaces and name punctuation."
  },
  "^[^\\x00-\\x1F!-&(-,/-@\\[-\\x60{-\\xA9\\xAB-\\xB4\\xB6-\\xB9\\xBB-\\xBF\\xD7\\xF7\\u2000-\\u2070\\u2190-\\u2BFF\\u3000-\\u3004\\uE000-\\uF8FF\\uFEFF-\\uFF20]*$": {
    "id": "Hanya huruf, spasi, dan tanda baca nama.",
    "en": "Only letters, spaces and name punctuation."
  },
  "^\\+[1-9][0-9]{7,14}$": {
    "id": "Nomor telepon diawali kode negara, misalnya +6281200000000.",
    "en": "Start the phone number with the country code, for example +6281200000000."
  },
  "^[A-Z0-9]{6,9}$": {
    "id": "6–9 huruf besar atau angka.",
    "en": "6–9 capital letters or digits."
  },
  "^[0-9]{15,16}$": {
    "id": "NPWP terdiri dari 15 atau 16 angka.",
    "en": "An NPWP has 15 or 16 digits."
  }
};
