import type { Answer, Article, Regional, VisaCountry } from '@sdk';
import { type RegionModel, regionModel } from '@/domain/tour/regionals';
import { visaGroups } from '@/domain/tour/trip-visa';
import type { ArticleSummary } from '@/features/shared/article/article-summary';
import { defaultLocale } from '@/i18n/locales';
import { type Messages, translator } from '@/i18n/translate';
import { regionArticles } from './region-articles';

type RegionGuide = { best: string; text: string };

/** Returns our text about the best season of one region; a page's data contain only this region's text. */
function regionGuide(slug: string, messages: Messages): RegionGuide | null {
  if (!Object.hasOwn(messages.region ?? {}, slug)) return null;
  const t = translator(messages, defaultLocale, 'region');
  return { best: t(`region:${slug}.best`), text: t(`region:${slug}.text`) };
}

/** Countries that share a visa; `entry` is null if the list of visas does not contain them. */
export type RegionVisa = { countries: string[]; entry: Pick<VisaCountry, 'id' | 'name' | 'type'> | null };
export type RegionPage = RegionModel & {
  guide: RegionGuide | null;
  visas: RegionVisa[];
  articles: ArticleSummary[];
};

type Answers = {
  region: Regional;
  countries: NonNullable<Answer<'listToursOfRegional'>['facets']>['countries'];
  visas: readonly VisaCountry[];
  articles: readonly Article[];
};

/** Returns the data of a region's page, with its large picture. */
export function regionPage({ region, countries: listed, visas, articles }: Answers, messages: Messages): RegionPage {
  const countries = listed.filter(({ total }) => total > 0);
  return {
    ...regionModel(region.bgUrl ? { ...region, imageUrl: region.bgUrl, imageColor: region.bgColor } : region),
    guide: regionGuide(region.slug, messages),
    visas: visas.length > 0 ? visaGroups(countries, visas).map(visaOf) : [],
    articles: regionArticles(articles, [region.name, ...countries.map(({ name }) => name)]),
  };
}

function visaOf({ countries, entry }: ReturnType<typeof visaGroups>[number]): RegionVisa {
  return { countries, entry: entry && { id: entry.id, name: entry.name, type: entry.type } };
}
