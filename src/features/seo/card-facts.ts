import type { Regional, Tour } from '@sdk';
import type { Shared } from '@/data/server/read-shared';
import { formatDate } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { isFull } from '@/domain/tour/departure';
import { tourCardModel } from '@/domain/tour/tour-card';
import { dayOf } from '@/features/shared/article/article-summary';
import { countriesLabel } from '@/features/shared/tour/use-tour-card-view';
import type { Locale } from '@/i18n/locales';
import type { Translate } from '@/i18n/translate';

/** The texts of a card: the line above the title, the title, a price, and the line below it. */
export type CardFacts = {
  above: string;
  title: string;
  price: { label: string; amount: string; unit: string } | null;
  below: string;
  imageUrl: string | null;
};

type Translation = { t: Translate; locale: Locale };

/** Returns the texts for the card of a shared page; departures before `today` are ignored. */
export function cardFacts(shared: Shared, today: string, translation: Translation): CardFacts {
  const { t, locale } = translation;
  switch (shared.kind) {
    case 'tour':
      return tourFacts(shared.tour, today, translation);
    case 'region':
      return regionFacts(shared.region, translation);
    case 'article': {
      const { title, created_at, image_url: imageUrl } = shared.article;
      return { above: t('guide'), title, price: null, below: formatDate(dayOf(created_at), locale), imageUrl };
    }
    case 'site': {
      const { imageUrl } = shared;
      return { above: '', title: t('headline'), price: null, below: t('common:site.description'), imageUrl };
    }
  }
}

/** Returns the texts for a tour, with the same days, price and departure as its card in the lists. */
function tourFacts(tour: Tour, today: string, { t, locale }: Translation): CardFacts {
  const { title, countries, days, price, departures } = tourCardModel(tour, today);
  const departure = departures.find(({ isPriced }) => isPriced);
  const length = days ? t('common:trip.days', { count: days }) : '';
  return {
    above: [length, countriesLabel(countries, t)].filter(Boolean).join(' · '),
    title,
    price: priceOf(price, t),
    below: departure && !isFull(departure) ? t('leaves', { date: formatDate(departure.from, locale) }) : '',
    imageUrl: tour.imageUrl ?? tour.thumbnail ?? null,
  };
}

/** Returns the texts for a region, with its number of tours and its lowest price. */
function regionFacts({ name, total_tours, min_price, bgUrl, imageUrl }: Regional, { t }: Translation): CardFacts {
  return {
    above: total_tours > 0 ? t('common:trip.tours', { count: total_tours }) : t('headline'),
    title: name,
    price: priceOf(min_price ?? null, t),
    below: '',
    imageUrl: bgUrl ?? imageUrl ?? null,
  };
}

function priceOf(amount: number | null, t: Translate): CardFacts['price'] {
  if (amount === null) return null;
  return { label: t('from'), amount: formatRupiah(amount), unit: t('common:price.perPerson') };
}
