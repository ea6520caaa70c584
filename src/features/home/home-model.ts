import type { Answer, OpeningHours } from '@sdk';
import { monthAfter } from '@/domain/dates';
import { type RegionModel, regionModel, visibleRegionals } from '@/domain/tour/regionals';
import { headOfficeHours } from '@/features/shared/agency-hours';
import { type ArticleSummary, articleSummary } from '@/features/shared/article/article-summary';
import { bannerPicture } from '@/features/shared/banner-picture';
import { type Offer, offerOf } from '@/features/shared/tour/offer';
import { type PromotionModel, promotionsOf } from '@/features/shared/tour/promotion';
import { type BannerModel, homeBanners } from './banner-model';
import { type BoardRow, boardRows, type DealModel, dealModels } from './deal-model';

export type OfficeModel = { name: string; phone: string };
export type HomeModel = {
  /** The months of the search, 'YYYY-MM': those with departures, or the next twelve if the service sends none. */
  months: string[];
  toursTotal: number;
  banners: BannerModel[];
  miceImageUrl: string | null;
  offices: OfficeModel[];
  /** Of the head office; empty if they are not known. */
  hours: OpeningHours[];
  accreditations: Offer[];
  deals: DealModel[];
  regions: RegionModel[];
  board: BoardRow[];
  promotions: HomePromotion[];
  articles: ArticleSummary[];
};

/** An offer with its last day, null when it is open. */
export type HomePromotion = Offer & Pick<PromotionModel, 'to'>;

type Answers = {
  tours: Answer<'listTours'>;
  banners: Answer<'listBanners'>;
  deals: Answer<'listDeals'>;
  regionals: Answer<'listRegionals'>;
  about: Answer<'getAboutPage'>;
  promotions: Answer<'listPromotions'>;
  articles: Answer<'listArticles'>;
  contact: Answer<'getContactPage'> | null;
};

const ARTICLES = 3;
const PROMOTIONS = 3;

/** Returns the data of the home page from the responses of the service. */
export function homeModel(answers: Answers, today: string): HomeModel {
  return {
    months: answers.tours.facets?.months.map(({ month }) => month) ?? monthsFrom(today.slice(0, 7)),
    toursTotal: answers.tours.pagination.total,
    banners: homeBanners(answers.banners.data),
    miceImageUrl: bannerPicture(answers.banners.data, 'mice'),
    offices: (answers.contact?.data.offices ?? []).map(({ name, contacts }) => ({
      name,
      phone: contacts.find(({ type }) => type === 'phone')?.value ?? '',
    })),
    hours: headOfficeHours(answers.contact?.data),
    accreditations: answers.about.data.accreditations.map(offerOf),
    deals: dealModels(answers.deals.data, today),
    regions: visibleRegionals(answers.regionals.data).map(regionModel),
    board: boardRows(answers.tours.data, today),
    promotions: promotionsOf(answers.promotions.data, today)
      .slice(0, PROMOTIONS)
      .map(({ title, imageUrl, link, to }) => ({ title, imageUrl, link, to })),
    articles: answers.articles.data.slice(0, ARTICLES).map(articleSummary),
  };
}

const MONTHS = 12;

/** Returns twelve months starting with `first`, as 'YYYY-MM'. */
const monthsFrom = (first: string) => Array.from({ length: MONTHS }, (_, index) => monthAfter(first, index));
