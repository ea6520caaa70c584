import type { Answer, Tour } from '@sdk';
import { splitItineraries, tripLength, withoutDeleted } from '@/domain/itineraries';
import { type RegionModel, regionModel, visibleRegionals } from '@/domain/regionals';
import { type TourCardModel, tourCardModel } from '@/domain/tour-card';
import { minutesToRead, plainText } from '@/lib/plain-text';

/** `normalPrice` in rupiah is what the deal saves from; null where the service names no higher price. */
export type DealModel = TourCardModel & { tourTitle: string; normalPrice: number | null };
export type BoardRow = {
  id: number;
  tourId: number;
  title: string;
  date: string;
  days: number;
  seat: number | null;
  price: number | null;
};
export type ArticleModel = { slug: string; title: string; imageUrl: string | null; minutes: number };
export type HomeModel = {
  hero: { imageUrl: string | null; title: string; link: string | null } | null;
  toursTotal: number;
  officesTotal: number;
  miceImageUrl: string | null;
  deals: DealModel[];
  regions: RegionModel[];
  board: BoardRow[];
  articles: ArticleModel[];
};

type Answers = {
  banners: Answer<'listBanners'>;
  deals: Answer<'listDeals'>;
  regionals: Answer<'listRegionals'>;
  tours: Answer<'listTours'>;
  articles: Answer<'listArticles'>;
  contact: Answer<'getContactPage'> | null;
};

const BOARD_ROWS = 5;
const ARTICLES = 3;

/** What the home page shows of the service's answers, and nothing more. */
export function homeModel(answers: Answers, today: string): HomeModel {
  const mice = answers.banners.data.find((row) => row.type === 'mice');
  const banner = answers.banners.data.find((row) => row.type === 'home') ?? answers.banners.data[0];
  return {
    hero: banner ? { imageUrl: banner.image_url ?? null, title: banner.title, link: banner.link ?? null } : null,
    toursTotal: answers.tours.pagination.total,
    officesTotal: answers.contact?.data.offices.length ?? 0,
    miceImageUrl: mice?.image_url ?? null,
    deals: dealModels(answers.deals.data, today),
    regions: visibleRegionals(answers.regionals.data).map(regionModel),
    board: boardRows(answers.tours.data, today),
    articles: answers.articles.data.slice(0, ARTICLES).map((row) => ({
      slug: row.seo.slug ?? String(row.id),
      title: row.title,
      imageUrl: row.image_url ?? null,
      minutes: minutesToRead(plainText(row.content)),
    })),
  };
}

/** Hot deals; each leads to the departure it is for and shows the deal's own words and price. */
export function dealModels(deals: readonly Tour[], today: string): DealModel[] {
  return deals.map((deal) => ({
    ...tourCardModel(deal, today),
    id: deal.tourId ?? deal.id,
    price: deal.price ?? null,
    imageUrl: deal.imageUrl ?? deal.thumbnail ?? null,
    tourTitle: deal.tour?.title ?? deal.title,
    normalPrice: normalPriceOf(deal),
    departures: departuresOf(deal, today),
  }));
}

function departuresOf(deal: Tour, today: string): TourCardModel['departures'] {
  const one = deal.lowestItinerary;
  if (!one || one.status_deleted || one.departure_date < today) return tourCardModel(deal, today).departures;
  return [{ id: one.id, date: one.departure_date, seat: one.seat ?? null }];
}

function normalPriceOf({ tour, price }: Tour): number | null {
  return price && tour?.price && tour.price > price ? tour.price : null;
}

/** The soonest departures of all tours, one row a date. */
export function boardRows(tours: readonly Tour[], today: string): BoardRow[] {
  return tours
    .flatMap((tour) =>
      splitItineraries(withoutDeleted(tour.itineraries), today).upcoming.map((row) => ({
        id: row.id,
        tourId: tour.id,
        title: tour.title,
        date: row.departure_date,
        days: tripLength(row).days,
        seat: row.seat ?? null,
        price: row.price ?? null,
      })),
    )
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, BOARD_ROWS);
}
