import Head from 'next/head';
import { useContext } from 'react';
import { brand } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { seoFiles } from '@/config/seo-files';
import { useIndexedLanguage } from '@/i18n/content-language';
import { defaultLocale, type Locale, locales, otherLocale } from '@/i18n/locales';
import { PageLanguagesContext, useMessages } from '@/i18n/use-messages';
import { JsonLd } from '@/ui/static/json-ld';

/** A page in search engines has one canonical path; a hidden page, such as a booking, needs none. */
type Indexing = { path: string; isHidden?: boolean } | { path?: undefined; isHidden: true };

export type PageMetaProps = Indexing & {
  title: string;
  description?: string;
  /** True if the title is complete without the name of the site. */
  isWholeTitle?: boolean;
  kind?: 'website' | 'article';
  /**
   * Returns the schema.org data of the page in a language. Written `typeof window === 'undefined' && …`, it is false in
   * the browser, which then renders an empty script; undefined is no script.
   */
  data?: ((language: Locale) => object) | false;
};

/**
 * Renders the metadata of a page: title, description, canonical address, addresses in the languages of its texts, and
 * the preview of shared links. A page whose texts are in another language has the address of the page in that language.
 * `path` comes from `routes`, with the query parameters that define a separate page.
 */
export function PageMeta({ title, description, path, isHidden, isWholeTitle, kind, data }: PageMetaProps) {
  const { t, locale } = useMessages();
  const { languages = locales } = useContext(PageLanguagesContext);
  const canonical = useIndexedLanguage();
  return (
    <>
      <Head>
        <title>{isWholeTitle ? title : `${title} · ${brand.name}`}</title>
        {description && <meta name="description" content={description} />}
        {path && !isHidden ? (
          <link rel="canonical" href={pageUrl(canonical, path)} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        {path &&
          !isHidden &&
          alternatesIn(languages).map(([language, locale]) => (
            <link key={language} rel="alternate" hrefLang={language} href={pageUrl(locale, path)} />
          ))}
        {/* Only in the server's HTML, because their readers run no scripts. */}
        {typeof window === 'undefined' &&
          shareTags({ title, description: description ?? t('site.description'), locale, path, kind })}
      </Head>
      {data !== undefined && <JsonLd data={data ? data(canonical) : false} />}
    </>
  );
}

type Shared = Pick<PageMetaProps, 'title' | 'path' | 'kind'> & { description: string; locale: Locale };

const TERRITORY: Record<Locale, string> = { id: 'id_ID', en: 'en_US' };

/** Returns the tags for previews in chats and social networks: Open Graph and the large Twitter card. */
function shareTags({ title, description, locale, path, kind = 'website' }: Shared) {
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

export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

const DRAWN: [RegExp, string][] = [
  [/^\/group-tour\/(\d+)$/, 'tour'],
  [/^\/group-tour\/destination\/(\d+)$/, 'region'],
  [/^\/blog\/([\w.-]+)$/, 'article'],
];

/** Returns the address of the preview picture of a page; pages without one use the site's picture. */
export function sharePicture(locale: Locale, path = '/'): string {
  const [name = 'site'] = DRAWN.flatMap(([pattern, kind]) => {
    const id = pattern.exec(path.split('?')[0] ?? '')?.[1];
    return id ? `${kind}/${id}` : [];
  });
  return pageUrl(locale, seoFiles.picture(name));
}

/**
 * Returns the `hreflang` of each address of a page with its language, and the default for other languages; none for a
 * page in a single language.
 */
export function alternatesIn(languages: readonly Locale[]): (readonly [hreflang: string, locale: Locale])[] {
  if (languages.length < 2) return [];
  const own = locales.filter((locale) => languages.includes(locale));
  return [...own.map((locale) => [locale, locale] as const), ['x-default', defaultLocale]];
}
