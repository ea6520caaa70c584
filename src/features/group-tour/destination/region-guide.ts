import { defaultLocale } from '@/i18n/locales';
import { translator, type Words } from '@/i18n/translate';

export type RegionGuide = { best: string; text: string };

/** Our own words on when to go, out of those for all regions: a page carries only those of its own. */
export function regionGuide(slug: string, words: Words): RegionGuide | null {
  if (!Object.hasOwn(words.region ?? {}, slug)) return null;
  const t = translator(words, defaultLocale, 'region');
  return { best: t(`region:${slug}.best`), text: t(`region:${slug}.text`) };
}
