import type { Article } from '@sdk';
import { articleSlug } from '@/domain/article-slug';
import { languageOf } from '@/domain/content-language';
import { todayInJakarta } from '@/domain/dates';
import { excerptOf, minutesToRead, plainText } from '@/lib/text/plain-text';

const EXCERPT_LENGTH = 160;

export type ArticleSummary = ReturnType<typeof articleSummary>;

/** Returns an article for a list; `date` is the day of publication in Jakarta, or '' if it is not known. */
export function articleSummary(article: Article) {
  const { id, title, seo, content, image_url, image_color, created_at } = article;
  const text = plainText(content);
  const summary = seo.description?.trim();
  return {
    slug: articleSlug({ id, seo }),
    title,
    ...languageOf(article),
    /** The editor's summary, or else the start of the text. */
    excerpt: summary || excerptOf(text, EXCERPT_LENGTH),
    date: dayOf(created_at),
    minutes: minutesToRead(text),
    imageUrl: image_url ?? null,
    ...(image_color && { imageColor: image_color }),
  };
}

/** Returns the day of a time in Jakarta; an empty text if it is not a time. */
export function dayOf(time: string): string {
  const moment = new Date(time);
  return Number.isNaN(moment.getTime()) ? '' : todayInJakarta(moment);
}
