import type { ItemList } from 'schema-dts';
import { pageUrl } from '@/config/page-url';
import type { Offer } from '@/features/shared/tour/offer';
import type { Locale } from '@/i18n/locales';

/** Returns the promotions as schema.org's ItemList, with their names and links. */
export function promotionJsonLd(locale: Locale, offers: readonly Offer[]) {
  const itemListElement = offers.map(
    ({ title, imageUrl, link }, index) =>
      ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        ...(imageUrl && { image: imageUrl }),
        ...(link && { url: link.host === null ? pageUrl(locale, link.href) : link.href }),
      }) as const,
  );
  return { '@type': 'ItemList', numberOfItems: offers.length, itemListElement } satisfies ItemList;
}
