import Head from 'next/head';
import { brand } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { defaultLocale, locales } from '@/i18n/locales';
import { useMessages } from '@/i18n/use-messages';
import { shareTags } from './share-tags';

/** A page in search engines has one canonical path; a hidden page, such as a booking, needs none. */
type Indexing = { path: string; isHidden?: boolean } | { path?: undefined; isHidden: true };

export type PageMetaProps = Indexing & {
  title: string;
  description?: string;
  /** True if the title is complete without the name of the site. */
  isWholeTitle?: boolean;
  kind?: 'website' | 'article';
};

/**
 * Renders the metadata of a page: title, description, canonical address, addresses in both languages, and the preview
 * of shared links. `path` comes from `routes`, with the query parameters that define a separate page.
 */
export function PageMeta({ title, description, path, isHidden, isWholeTitle, kind }: PageMetaProps) {
  const { t, locale } = useMessages();
  return (
    <Head>
      <title>{isWholeTitle ? title : `${title} · ${brand.name}`}</title>
      {description && <meta name="description" content={description} />}
      {path && !isHidden ? (
        <link rel="canonical" href={pageUrl(locale, path)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {/* Only in the server's HTML, for readers without scripts; search engines also find the languages in the
          sitemap. */}
      {typeof window === 'undefined' && path && !isHidden && languageTags(path)}
      {typeof window === 'undefined' &&
        shareTags({ title, description: description ?? t('site.description'), locale, path, kind })}
    </Head>
  );
}

/** Returns the addresses of a page in every language, and the default for other languages. */
function languageTags(path: string) {
  const alternates = [...locales.map((locale) => [locale, locale] as const), ['x-default', defaultLocale] as const];
  return alternates.map(([language, locale]) => (
    <link key={language} rel="alternate" hrefLang={language} href={pageUrl(locale, path)} />
  ));
}
