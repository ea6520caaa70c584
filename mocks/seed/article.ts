import type { Article } from '@sdk';
import type { ArticleText } from './articles/article-text.ts';
import { berburuAurora } from './articles/berburu-aurora.ts';
import { grupAtauSendiri } from './articles/grup-atau-sendiri.ts';
import { insentifKaryawan } from './articles/insentif-karyawan.ts';
import { koper10Kg } from './articles/koper-10-kg.ts';
import { makananHalal } from './articles/makanan-halal.ts';
import { membawaLansia } from './articles/membawa-lansia.ts';
import { musimDiTurki } from './articles/musim-di-turki.ts';
import { perpanjangMPaspor } from './articles/perpanjang-m-paspor.ts';
import { seringTerlupaEropa } from './articles/sering-terlupa-eropa.ts';
import { tippingDanBiayaLain } from './articles/tipping-dan-biaya-lain.ts';
import { visaWaiverJepang } from './articles/visa-waiver-jepang.ts';
import { waktuTerbaikSakura } from './articles/waktu-terbaik-sakura.ts';
import { addDays } from './calendar.ts';
import { inLanguage, type Locale, languagesFrom } from './localized.ts';
import { mediaPath } from './media-path.ts';
import { meanColor } from './pictures/mean-colors.ts';

const texts: ArticleText[] = [
  waktuTerbaikSakura,
  visaWaiverJepang,
  seringTerlupaEropa,
  grupAtauSendiri,
  musimDiTurki,
  membawaLansia,
  makananHalal,
  perpanjangMPaspor,
  insentifKaryawan,
  tippingDanBiayaLain,
  berburuAurora,
  koper10Kg,
];

/** The articles, newest first; dates are relative to `today`, at 09.00 in Jakarta. */
export function buildArticles(today: string, locale: Locale): Article[] {
  return inLanguage(texts, locale).map((text) => ({
    id: text.id,
    languages: languagesFrom(locale),
    title: text.title,
    seo: { slug: text.slug, title: text.title, description: text.summary, keywords: text.keywords },
    content: text.content.trim().replaceAll(/\s*\n\s*/g, ' '),
    image: `${text.picture}.jpg`,
    image_url: mediaPath(text.picture),
    image_color: meanColor(text.picture),
    created_at: nineOClock(addDays(today, -text.publishedDaysAgo)),
    updated_at: text.updatedDaysAgo === undefined ? null : nineOClock(addDays(today, -text.updatedDaysAgo)),
  }));
}

/** The title, content and keywords of an article, or of the original of a copy, in a language. */
export function articleTextsIn(id: number, locale: Locale): string[] {
  // Ids of the originals run from 1, and those of their copies follow in the same order.
  const text = texts.find((row) => row.id === ((id - 1) % texts.length) + 1);
  return text ? [text.title[locale], text.content[locale], text.keywords[locale]] : [];
}

const nineOClock = (day: string) => `${day}T02:00:00Z`;
