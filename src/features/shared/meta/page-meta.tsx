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
  /** The title is whole without the name of the site. */
  isWholeTitle?: boolean;
  kind?: 'website' | 'article';
};

/**
 * What every page says of itself: its title, its description, its address in both languages, and what it looks like
 * where it is shared. `path` comes from `routes`, with the part of the query that makes another page of it.
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
      {/* Read from the HTML by those who run no scripts; search engines find the languages in the sitemap too. */}
      {typeof window === 'undefined' && path && !isHidden && languageTags(path)}
      {typeof window === 'undefined' &&
        shareTags({ title, description: description ?? t('site.description'), locale, path, kind })}
    </Head>
  );
}

/** The addresses of a page in every language, and the one for all others. */
function languageTags(path: string) {
  const alternates = [...locales.map((locale) => [locale, locale] as const), ['x-default', defaultLocale] as const];
  return alternates.map(([language, locale]) => (
    <link key={language} rel="alternate" hrefLang={language} href={pageUrl(locale, path)} />
  ));
}
