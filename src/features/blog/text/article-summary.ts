import type { Article } from '@sdk';
import { articleSlug } from '@/domain/article-slug';
import { todayInJakarta } from '@/domain/dates';
import { excerptOf, minutesToRead, plainText } from '@/lib/plain-text';

/** The data of an article in a list; `date` is the day of publication in Jakarta. */
export type ArticleSummary = {
  slug: string;
  title: string;
  excerpt: string;
  date: string;
  minutes: number;
  imageUrl: string | null;
};

const EXCERPT_LENGTH = 160;

/** Returns an article for a list. The excerpt is the editor's summary, or else the start of the text. */
export function articleSummary({ id, title, seo, content, image_url, created_at }: Article): ArticleSummary {
  const text = plainText(content);
  return {
    slug: articleSlug({ id, seo }),
    title,
    excerpt: seo.description?.trim() || excerptOf(text, EXCERPT_LENGTH),
    date: dayOf(created_at),
    minutes: minutesToRead(text),
    imageUrl: image_url ?? null,
  };
}

function dayOf(time: string): string {
  const moment = new Date(time);
  return Number.isNaN(moment.getTime()) ? '' : todayInJakarta(moment);
}
