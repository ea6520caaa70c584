import type { Promotion } from '@sdk';
import type { Offer } from '../offer-card';
import { serviceLink } from '../service-link';

export const promotionModel = (rows: Promotion[]): Offer[] =>
  rows.map(({ title, image_url, hyperlink }) => ({ title, imageUrl: image_url, link: serviceLink(hyperlink) }));
