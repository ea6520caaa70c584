import type { Answer, Banner, Regional } from '@sdk';
import { monthAfter } from '@/domain/dates';
import { regionModel, visibleRegionals } from '@/domain/tour/regionals';
import { seasonModel, visibleSeasons } from '@/domain/tour/season';
import { isMonth } from '@/domain/tour/tour-query';
import { headOfficeHours } from '@/features/shared/agency-data';
import { articleSummary } from '@/features/shared/article/article-summary';
import { bannerPicture } from '@/features/shared/banner-picture';
import { serviceLink } from '@/features/shared/service-link';
import { offerOf, promotionsOf } from '@/features/shared/tour/offer';
import { boardRows, dealModels } from './deal-model';

export type HomeModel = ReturnType<typeof homeModel>;

type Answers = {
  tours: Answer<'listTours'>;
  banners: Answer<'listBanners'>;
  deals: Answer<'listDeals'>;
  regionals: Answer<'listRegionals'>;
  about: Answer<'getAboutPage'>;
  promotions: Answer<'listPromotions'>;
  seasons: Answer<'listSeasons'> | null;
  articles: Answer<'listArticles'>;
  contact: Answer<'getContactPage'> | null;
};

const ARTICLES = 3;
const PROMOTIONS = 3;

/** Returns the data of the home page from the responses of the service. */
export function homeModel(answers: Answers, today: string) {
  return {
    /** The months of the search, 'YYYY-MM': those with departures, or the next twelve if the service sends none. */
    months: answers.tours.facets?.months.map(({ month }) => month) ?? monthsFrom(today.slice(0, 7)),
    toursTotal: answers.tours.pagination.total,
    banners: homeBanners(answers.banners.data),
    miceImageUrl: bannerPicture(answers.banners.data, 'mice'),
    offices: (answers.contact?.data.offices ?? []).map(({ name, contacts }) => ({
      name,
      phone: contacts.find(({ type }) => type === 'phone')?.value ?? '',
    })),
    /** Of the head office; empty if they are not known. */
    hours: headOfficeHours(answers.contact?.data),
    accreditations: answers.about.data.accreditations.map(offerOf),
    deals: dealModels(answers.deals.data, today),
    seasons: visibleSeasons(answers.seasons?.data ?? []).map(seasonModel),
    regions: visibleRegionals(answers.regionals.data).map(quietRegion),
    board: boardRows(answers.tours.data, today),
    /** Offers with their last day, null when they are open. */
    promotions: promotionsOf(answers.promotions.data, today)
      .slice(0, PROMOTIONS)
      .map(({ title, imageUrl, link, to }) => ({ title, imageUrl, link, to })),
    articles: answers.articles.data.slice(0, ARTICLES).map(articleSummary),
  };
}

/** Returns the region without picture and price, which its own page has. */
function quietRegion(region: Regional) {
  const { imageColor: _color, ...row } = regionModel(region);
  return { ...row, imageUrl: null, price: null };
}

/** Returns twelve months starting with `first`, as 'YYYY-MM'. */
const monthsFrom = (first: string) => Array.from({ length: 12 }, (_, index) => monthAfter(first, index));

export type BannerModel = HomeModel['banners'][number];

/** Returns the banners of the hero, in the order of the service, without those for other parts of the site. */
function homeBanners(rows: readonly Banner[]) {
  return rows
    .filter((row) => row.type === 'home')
    .map(({ title, image_url, image_color, link }) => ({
      title,
      imageUrl: image_url ?? null,
      ...(image_color && { imageColor: image_color }),
      link: serviceLink(link ?? null),
      /** The departure month that the link leads to, 'YYYY-MM'; null for other links. */
      month: monthOf(link ?? ''),
    }));
}

function monthOf(link: string): string | null {
  const month = new URLSearchParams(link.split('?')[1]).get('month') ?? '';
  return isMonth(month) ? month : null;
}
