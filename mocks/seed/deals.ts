import type { Itinerary, Tour } from '@sdk';
import { mediaPath } from './media-path.ts';
import type { PictureName } from './pictures/scenes.ts';

/** `saving` is the difference between the normal price and the price of the deal, in rupiah. */
type Offer = { id: number; tourId: number; saving: number; title: string; text: string; picture: PictureName };

const offers: Offer[] = [
  {
    id: 9001,
    tourId: 26,
    saving: 4_000_000,
    title: 'Hemat Rp 4.000.000 berburu aurora ke Skandinavia',
    text: 'Sebelas hari melewati empat negara utara, dengan beberapa malam di luar kota untuk menunggu langit menyala.',
    picture: 'lofoten-winter',
  },
  {
    id: 9002,
    tourId: 1,
    saving: 2_000_000,
    title: 'Hemat Rp 2.000.000 untuk perjalanan pertama ke Jepang',
    text: 'Osaka, Kyoto, Fuji, dan Tokyo dalam tujuh hari, lengkap dengan satu perjalanan kereta cepat.',
    picture: 'torii-fuji-dawn',
  },
  {
    id: 9003,
    tourId: 18,
    saving: 2_000_000,
    title: 'Hemat Rp 2.000.000 ke Turki bersalju, bebas visa',
    text: 'Sembilan hari dari Gunung Erciyes sampai Istanbul, melewati lembah Cappadocia yang memutih.',
    picture: 'erciyes-winter',
  },
  {
    id: 9004,
    tourId: 12,
    saving: 3_000_000,
    title: 'Hemat Rp 3.000.000 menyusuri Swiss dengan kereta',
    text: 'Jungfraujoch, Zermatt, dan Luzern dengan ritme santai untuk tiga generasi.',
    picture: 'swisstrain-day',
  },
];

/** The hot deals: each is for the next departure that its tour sells as `Promo`, and is omitted when there is none. */
export function buildDeals(tours: readonly Tour[], today: string): Tour[] {
  return offers.flatMap((offer) => {
    const tour = tours.find(({ id }) => id === offer.tourId);
    const departure = tour?.itineraries.find((one) => isSoldAsPromo(one, today));
    return tour && departure ? [toDeal(offer, tour, departure)] : [];
  });
}

function isSoldAsPromo({ type, departure_date, status_deleted, seat }: Itinerary, today: string): boolean {
  return type === 'Promo' && departure_date >= today && !status_deleted && seat !== 0;
}

function toDeal(offer: Offer, tour: Tour, departure: Itinerary): Tour {
  const normalPrice = departure.price === null ? null : departure.price + offer.saving;
  return {
    ...tour,
    id: offer.id,
    title: offer.title,
    description: `<p>${offer.text}</p><p>Harga promo berlaku untuk satu keberangkatan ini, selama kursi masih ada.</p>`,
    seo: null,
    price: departure.price,
    itineraryCount: 1,
    imageUrl: mediaPath(offer.picture),
    lowestItinerary: departure,
    itineraries: [departure],
    tourId: tour.id,
    tour: { id: tour.id, title: tour.title, imageUrl: tour.imageUrl ?? null, price: normalPrice },
    thumbnail: mediaPath(offer.picture),
    gallery: [],
  };
}
