import type { Itinerary, Tour } from '@sdk';
import type { Locale, Localized } from './localized.ts';
import { mediaPath } from './media-path.ts';
import { meanColor } from './pictures/mean-colors.ts';
import type { PictureName } from './pictures/scenes.ts';
import { hasSeats } from './tour/bookable-departures.ts';

/** `saving` is the difference between the normal price and the price of the deal, in rupiah. */
type Offer = { id: number; tourId: number; saving: number; title: Localized; text: Localized; picture: PictureName };

const offers: Offer[] = [
  {
    id: 9001,
    tourId: 26,
    saving: 4_000_000,
    title: {
      id: 'Hemat Rp 4.000.000 berburu aurora ke Skandinavia',
      en: 'Save Rp 4.000.000 on a search for the aurora in Scandinavia',
    },
    text: {
      id: 'Sebelas hari melewati empat negara utara, dengan beberapa malam di luar kota untuk menunggu langit menyala.',
      en: 'Eleven days through four northern countries, with several nights out of town to wait for the sky to light up.',
    },
    picture: 'lofoten-winter',
  },
  {
    id: 9002,
    tourId: 1,
    saving: 2_000_000,
    title: {
      id: 'Hemat Rp 2.000.000 untuk perjalanan pertama ke Jepang',
      en: 'Save Rp 2.000.000 on a first trip to Japan',
    },
    text: {
      id: 'Osaka, Kyoto, Fuji, dan Tokyo dalam tujuh hari, lengkap dengan satu perjalanan kereta cepat.',
      en: 'Osaka, Kyoto, Fuji and Tokyo in seven days, complete with one journey by high-speed train.',
    },
    picture: 'torii-fuji-dawn',
  },
  {
    id: 9003,
    tourId: 18,
    saving: 2_000_000,
    title: {
      id: 'Hemat Rp 2.000.000 ke Turki bersalju, bebas visa',
      en: 'Save Rp 2.000.000 on Turkey in the snow, visa-free',
    },
    text: {
      id: 'Sembilan hari dari Gunung Erciyes sampai Istanbul, melewati lembah Cappadocia yang memutih.',
      en: 'Nine days from Mount Erciyes to Istanbul, through the whitened valleys of Cappadocia.',
    },
    picture: 'erciyes-winter',
  },
  {
    id: 9004,
    tourId: 12,
    saving: 3_000_000,
    title: {
      id: 'Hemat Rp 3.000.000 menyusuri Swiss dengan kereta',
      en: 'Save Rp 3.000.000 on a journey through Switzerland by train',
    },
    text: {
      id: 'Jungfraujoch, Zermatt, dan Luzern dengan ritme santai untuk tiga generasi.',
      en: 'Jungfraujoch, Zermatt and Lucerne at an easy pace for three generations.',
    },
    picture: 'swisstrain-day',
  },
];

const ONE_DEPARTURE: Localized = {
  id: 'Harga promo berlaku untuk satu keberangkatan ini, selama kursi masih ada.',
  en: 'The promotional price is for this one departure, as long as there are seats.',
};

/** The hot deals: each is for the next departure that its tour sells as `Promo`, and is omitted when there is none. */
export function buildDeals(tours: readonly Tour[], today: string, locale: Locale): Tour[] {
  return offers.flatMap((offer) => {
    const tour = tours.find(({ id }) => id === offer.tourId);
    const departure = tour?.itineraries.find((one) => isSoldAsPromo(one, today));
    return tour && departure ? [toDeal(offer, tour, departure, locale)] : [];
  });
}

function isSoldAsPromo(departure: Itinerary, today: string): boolean {
  const { type, departure_date, status_deleted } = departure;
  return type === 'Promo' && departure_date >= today && !status_deleted && hasSeats(departure);
}

function toDeal(offer: Offer, tour: Tour, departure: Itinerary, locale: Locale): Tour {
  const normalPrice = departure.price === null ? null : departure.price + offer.saving;
  const { leaders: _, ...shown } = tour;
  return {
    ...shown,
    id: offer.id,
    title: offer.title[locale],
    description: `<p>${offer.text[locale]}</p><p>${ONE_DEPARTURE[locale]}</p>`,
    seo: null,
    price: departure.price,
    itineraryCount: 1,
    imageUrl: mediaPath(offer.picture),
    imageColor: meanColor(offer.picture),
    lowestItinerary: departure,
    itineraries: [departure],
    tourId: tour.id,
    tour: { id: tour.id, title: tour.title, imageUrl: tour.imageUrl ?? null, price: normalPrice },
    thumbnail: mediaPath(offer.picture),
    gallery: [],
  };
}
