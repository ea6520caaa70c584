import Head from 'next/head';
import { pageUrl } from '@/config/page-url';
import { seoFiles } from '@/config/seo-files';
import { useMessages } from '@/i18n/use-messages';

/** Renders the link with which feed readers find the articles; on the server only. */
export function FeedMeta() {
  const { t, locale } = useMessages('blog');
  return <Head>{typeof window === 'undefined' && feedLink(t('list.title'), pageUrl(locale, seoFiles.feed()))}</Head>;
}

const feedLink = (title: string, href: string) => (
  <link key="feed" rel="alternate" type="application/rss+xml" title={title} href={href} />
);
