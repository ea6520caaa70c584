/**
 * The drawn scenes of mocks/media and the country that each one shows, as its ISO code. A scene of the operator itself,
 * such as a departure hall, shows none and cannot stand for a tour.
 */
export const SCENES = {
  abudhabi: 'AE',
  airport: null,
  amalfi: 'IT',
  apostles: 'AU',
  aurora: 'FI',
  baku: 'AZ',
  bali: 'ID',
  bangkok: 'TH',
  barcelona: 'ES',
  bigben: 'GB',
  bled: 'SI',
  borobudur: 'ID',
  budapest: 'HU',
  cappadocia: 'TR',
  chefchaouen: 'MA',
  coach: null,
  colosseum: 'IT',
  conference: null,
  copenhagen: 'DK',
  dallake: 'IN',
  desk: null,
  dubai: 'AE',
  dubrovnik: 'HR',
  edinburgh: 'GB',
  eiffel: 'FR',
  erciyes: 'TR',
  fenghuang: 'CN',
  gala: null,
  georgia: 'GE',
  goldengate: 'US',
  greatwall: 'CN',
  halong: 'VN',
  hallstatt: 'AT',
  harbin: 'CN',
  hoian: 'VN',
  hokkaido: 'JP',
  hongkong: 'HK',
  igloo: 'FI',
  incentive: null,
  istanbul: 'TR',
  jakarta: 'ID',
  jeju: 'KR',
  kualalumpur: 'MY',
  lisbon: 'PT',
  lofoten: 'NO',
  macau: 'MO',
  matterhorn: 'CH',
  milford: 'NZ',
  nami: 'KR',
  newyork: 'US',
  niagara: 'CA',
  osaka: 'JP',
  otaru: 'JP',
  pagoda: 'JP',
  pamukkale: 'TR',
  petra: 'JO',
  pinnacles: 'AU',
  prague: 'CZ',
  pyramids: 'EG',
  registan: 'UZ',
  sahara: 'MA',
  seoul: 'KR',
  shanghai: 'CN',
  shirakawago: 'JP',
  singapore: 'SG',
  swisstrain: 'CH',
  sydney: 'AU',
  taipei: 'TW',
  taj: 'IN',
  'torii-fuji': 'JP',
  tulips: 'NL',
  venice: 'IT',
  wing: null,
  yosemite: 'US',
  zhangjiajie: 'CN',
} as const satisfies Record<string, string | null>;

export type Scene = keyof typeof SCENES;

/** The season or light in which a scene is drawn. */
type Mood = 'dawn' | 'day' | 'gold' | 'coral' | 'rose' | 'dusk' | 'night' | 'winter' | 'jade' | 'desert';

/** Name of a picture in mocks/media, without its extension. */
export type PictureName = `${Scene}-${Mood}`;

/** Returns the scene of a picture, given by its name or path. */
export function sceneOf(picture: string): Scene {
  return picture.replace(/^\/media\//, '').replace(/-[a-z]+(\.jpg)?$/, '') as Scene;
}
