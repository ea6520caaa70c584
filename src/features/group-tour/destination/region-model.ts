import type { Article } from '@sdk';
import type { readDestination } from '@/data/server/read-destination';
import { todayInJakarta } from '@/domain/dates';
import { regionModel } from '@/domain/tour/regionals';
import { type VisaGroup, visaGroups } from '@/domain/tour/trip-visa';
import { type ArticleSummary, articleSummary } from '@/features/shared/article/article-summary';
import { defaultLocale } from '@/i18n/locales';
import { type Messages, translator } from '@/i18n/translate';

/** Returns our text about the best season of one region; a page's data contain only this region's text. */
function regionGuide(slug: string, messages: Messages) {
  if (!Object.hasOwn(messages.region ?? {}, slug)) return null;
  const t = translator(messages, defaultLocale, 'region');
  return { best: t(`region:${slug}.best`), text: t(`region:${slug}.text`) };
}

export type RegionPage = ReturnType<typeof regionPage>;

type Answers = Omit<NonNullable<Awaited<ReturnType<typeof readDestination>>>, 'tours'>;

/** Returns the data of a region's page, with its large picture. */
export function regionPage({ region, countries: listed, visas, articles }: Answers, messages: Messages) {
  const countries = listed.filter(({ total }) => total > 0);
  return {
    ...regionModel(region.bgUrl ? { ...region, imageUrl: region.bgUrl, imageColor: region.bgColor } : region),
    /** The special features of each month, from the current one on. */
    highlights: fromMonth(region.highlights ?? [], Number(todayInJakarta().slice(5, 7))),
    countries: countries.flatMap(({ id, name, tagline }) => (tagline ? { id, name, tagline } : [])),
    guide: regionGuide(region.slug, messages),
    /** Countries that share a visa; `entry` is null if the list of visas does not contain them. */
    visas: visas.length > 0 ? visaGroups(countries, visas).map(visaOf) : [],
    articles: regionArticles(articles, [region.name, ...countries.map(({ name }) => name)]),
  };
}

/** Sorts rows by month from `first` on, through the turn of the year. */
export const fromMonth = <Row extends { month: number }>(rows: readonly Row[], first: number): Row[] =>
  rows.toSorted((a, b) => ((a.month - first + 12) % 12) - ((b.month - first + 12) % 12));

function visaOf({ countries, entry }: VisaGroup) {
  return { countries, entry: entry && { id: entry.id, name: entry.name, type: entry.type } };
}

const MAX_ARTICLES = 3;

/** Returns the articles whose title, summary or keywords contain one of the places, those with most matches first. */
export function regionArticles(articles: readonly Article[], names: readonly string[]): ArticleSummary[] {
  const patterns = names.map(namePattern);
  return articles
    .map((article) => {
      const { title, description, keywords } = article.seo;
      const text = [article.title, title, description, keywords].join(' ');
      return { article, score: patterns.filter((pattern) => pattern.test(text)).length };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_ARTICLES)
    .map(({ article }) => articleSummary(article));
}

// An article about "Eropa" also matches the region "Eropa Barat" ("Western Europe"), so directions are removed from the
// name.
function namePattern(regionName: string): RegExp {
  const name = regionName
    .replace(/ (Barat|Timur|Tengah|Tenggara|Selatan|Utara)\b.*$/u, '')
    .replace(/^(North|East|South|West|Southeast|Central)(ern)? (?!&)/u, '');
  const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu');
}
