import { brand } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { type Locale, otherLocale } from '@/i18n/locales';
import { SHARE_PICTURE, sharePicture } from './share-picture';

type Shared = {
  title: string;
  description: string;
  locale: Locale;
  path?: string;
  kind?: 'website' | 'article';
};

const TERRITORY: Record<Locale, string> = { id: 'id_ID', en: 'en_US' };

/** Returns the tags for previews in chats and social networks: Open Graph and the large Twitter card. */
export function shareTags({ title, description, locale, path, kind = 'website' }: Shared) {
  const facts: [string, string | number | undefined][] = [
    ['og:type', kind],
    ['og:site_name', brand.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', path && pageUrl(locale, path)],
    ['og:locale', TERRITORY[locale]],
    ['og:locale:alternate', TERRITORY[otherLocale(locale)]],
    ['og:image', sharePicture(locale, path)],
    ['og:image:type', 'image/png'],
    ['og:image:width', SHARE_PICTURE.width],
    ['og:image:height', SHARE_PICTURE.height],
    ['og:image:alt', title],
  ];
  return [
    ...facts.flatMap(([name, content]) =>
      content ? <meta key={name} property={name} content={String(content)} /> : [],
    ),
    <meta key="twitter:card" name="twitter:card" content="summary_large_image" />,
  ];
}
