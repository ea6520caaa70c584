import type { Person } from '@sdk';
import { type Locale, type Localized, same } from './localized.ts';
import { mediaPath } from './media-path.ts';

type PersonRow = {
  name: string;
  /** Codes of languages, the best one first. */
  speaks: readonly (keyof typeof languageNames)[];
  words: Localized;
};

type LeaderRow = PersonRow & {
  id: number;
  tripsLed: number;
  /** The first country of the tours that the person leads, by its Indonesian name. */
  countries: readonly string[];
};

export const leaderRows: readonly LeaderRow[] = [
  {
    id: 1,
    name: 'Rina',
    speaks: ['id', 'en', 'ja'],
    tripsLed: 58,
    countries: ['Jepang', 'Korea Selatan', 'Taiwan', 'China'],
    words: {
      id: 'Di Jepang saya selalu datang sepuluh menit lebih awal, supaya tidak ada yang lari mengejar kereta.',
      en: 'In Japan I’m always ten minutes early, so nobody has to run for a train.',
    },
  },
  {
    id: 2,
    name: 'Bagas',
    speaks: ['id', 'en', 'tr'],
    tripsLed: 46,
    countries: ['Turki', 'Mesir', 'Georgia', 'Kroasia'],
    words: {
      id: 'Balon terbang sebelum matahari terbit, jadi pagi itu saya yang membangunkan Anda.',
      en: 'The balloons go up before sunrise, so that morning I’m the one who wakes you.',
    },
  },
  {
    id: 3,
    name: 'Maya',
    speaks: ['id', 'en', 'fr'],
    tripsLed: 63,
    countries: ['Swiss', 'Prancis', 'Italia', 'Belanda', 'Ceko'],
    words: {
      id: 'Saya hafal letak toilet di setiap perhentian. Kalau ada kakek dan nenek ikut, itu penting.',
      en: 'I know where the toilets are at every stop. With grandparents in the group, that matters.',
    },
  },
  {
    id: 4,
    name: 'Yusuf',
    speaks: ['id', 'ar', 'en'],
    tripsLed: 91,
    countries: ['Mesir', 'Uni Emirat Arab', 'Maroko', 'Turki'],
    words: {
      id: 'Di setiap kota saya tahu di mana kita bisa salat, dan jam berapa bus berangkat lagi.',
      en: 'In every city I know where we can pray, and when the coach leaves again.',
    },
  },
  {
    id: 5,
    name: 'Intan',
    speaks: ['id', 'en', 'vi'],
    tripsLed: 34,
    countries: ['Thailand', 'Vietnam', 'Singapura', 'Hong Kong', 'China'],
    words: {
      id: 'Hari pertama saya hafalkan semua nama. Hari kedua saya tahu siapa yang tidak makan pedas.',
      en: 'On day one I learn everyone’s name. By day two I know who can’t eat chilli.',
    },
  },
  {
    id: 6,
    name: 'Arief',
    speaks: ['id', 'en'],
    tripsLed: 40,
    countries: ['Australia', 'Selandia Baru', 'Inggris', 'Norwegia'],
    words: {
      id: 'Kalau cahayanya bagus dan waktunya cukup, saya minta sopir berhenti sebentar.',
      en: 'When the light is good and there’s time, I ask the driver to stop for a moment.',
    },
  },
  {
    id: 7,
    name: 'Lestari',
    speaks: ['id', 'en', 'es'],
    tripsLed: 29,
    countries: ['Amerika Serikat', 'Spanyol', 'Kroasia', 'Norwegia'],
    words: {
      id: 'Antrean imigrasi di Amerika bisa dua jam. Saya berdiri paling belakang sampai semua lewat.',
      en: 'Immigration in America can take two hours. I stand at the back until everyone is through.',
    },
  },
  {
    id: 8,
    name: 'Dewa',
    speaks: ['ban', 'id', 'en'],
    tripsLed: 37,
    countries: ['India', 'Uzbekistan', 'Jepang', 'Vietnam'],
    words: {
      id: 'Dulu saya pemandu di Bali, jadi saya biasa menunggu tamu yang bangun kesiangan.',
      en: 'I used to be a guide in Bali, so I’m used to waiting for guests who overslept.',
    },
  },
];

const consultantRows = {
  sari: {
    name: 'Sari',
    office: { id: 'Jakarta Utara', en: 'North Jakarta' },
    speaks: ['id', 'en'],
    words: {
      id: 'Kalau saya belum tahu jawabannya, saya bilang belum tahu, lalu saya cari.',
      en: 'If I don’t know the answer, I say so, and then I find out.',
    },
  },
  dimas: {
    name: 'Dimas',
    office: { id: 'Jakarta Selatan', en: 'South Jakarta' },
    speaks: ['id', 'en'],
    words: {
      id: 'Tanyakan saja yang kecil-kecil. Ukuran koper pun boleh.',
      en: 'Ask me the small things too. The size of a suitcase is fine.',
    },
  },
  wulan: {
    name: 'Wulan',
    office: same('Serpong'),
    speaks: ['id', 'jv'],
    words: {
      id: 'Paspor Anda saya baca huruf demi huruf, karena satu huruf salah bisa menunda visa.',
      en: 'I read your passport letter by letter, because one wrong letter can hold up a visa.',
    },
  },
  putri: {
    name: 'Putri',
    office: same('Bandung'),
    speaks: ['id', 'su', 'en'],
    words: {
      id: 'Bawa saja anak-anak ke kantor. Ada meja gambar di sebelah meja saya.',
      en: 'Bring the children along. There’s a drawing table next to my desk.',
    },
  },
  hendra: {
    name: 'Hendra',
    office: same('Surabaya'),
    speaks: ['id', 'jv', 'en'],
    words: {
      id: 'Saya lebih suka menelepon. Lima menit bicara sering lebih jelas daripada sepuluh pesan.',
      en: 'I’d rather call. Five minutes on the phone are often clearer than ten messages.',
    },
  },
  teguh: {
    name: 'Teguh',
    office: same('Medan'),
    speaks: ['id', 'bbc', 'en'],
    words: {
      id: 'Sebelum Anda memutuskan, saya hitung biayanya sampai ke tip untuk pengemudi.',
      en: 'Before you decide, I add up the cost, down to the driver’s tip.',
    },
  },
} satisfies Record<string, PersonRow & { office: Localized }>;

export type ConsultantName = keyof typeof consultantRows;

const ROLES = {
  leader: { id: 'Tour leader', en: 'Tour leader' },
  consultant: { id: 'Konsultan', en: 'Consultant' },
} satisfies Record<string, Localized>;

// Browsers do not know the names of the regional languages, and the demo answers in a browser.
const languageNames = {
  id: { id: 'Indonesia', en: 'Indonesian' },
  en: { id: 'Inggris', en: 'English' },
  ar: { id: 'Arab', en: 'Arabic' },
  ban: { id: 'Bali', en: 'Balinese' },
  bbc: { id: 'Batak Toba', en: 'Batak Toba' },
  es: { id: 'Spanyol', en: 'Spanish' },
  fr: { id: 'Prancis', en: 'French' },
  ja: { id: 'Jepang', en: 'Japanese' },
  jv: { id: 'Jawa', en: 'Javanese' },
  su: { id: 'Sunda', en: 'Sundanese' },
  tr: { id: 'Turki', en: 'Turkish' },
  vi: { id: 'Vietnam', en: 'Vietnamese' },
} satisfies Record<string, Localized>;

/** The tour leaders, by id. */
export function buildLeaders(locale: Locale): (Person & { id: number })[] {
  return leaderRows.map((row) => ({
    id: row.id,
    ...toPerson(row, 'leader', locale),
    trips_led: row.tripsLed,
  }));
}

export function buildConsultant(name: ConsultantName, locale: Locale): Person {
  return toPerson(consultantRows[name], 'consultant', locale);
}

/** The team of the page about the company: the leaders, then the consultants, whose words are on the contact page. */
export function buildTeam(locale: Locale): Person[] {
  const leaders = buildLeaders(locale).map(({ id: _, ...leader }) => leader);
  const consultants = Object.values(consultantRows).map(({ name, office }) => ({
    name,
    role: `${ROLES.consultant[locale]}, ${office[locale]}`,
    portrait_url: portraitPath(name),
  }));
  return [...leaders, ...consultants];
}

/** The path of the portrait of somebody with that name. */
export const portraitPath = (name: string): string => mediaPath(`person-${name.toLowerCase()}`);

function toPerson({ name, speaks, words }: PersonRow, role: keyof typeof ROLES, locale: Locale): Person {
  return {
    name,
    role: ROLES[role][locale],
    portrait_url: portraitPath(name),
    speaks: speaks.map((code) => languageNames[code][locale]),
    words: words[locale],
  };
}
