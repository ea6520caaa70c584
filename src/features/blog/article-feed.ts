import type { Article } from '@sdk';
import { brand } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { seoFiles } from '@/config/seo-files';
import { articleSummary } from '@/features/shared/article/article-summary';
import type { Locale } from '@/i18n/locales';
import { element, xmlDocument } from '@/lib/text/xml';

type FeedTexts = {
  title: string;
  description: string;
  /** The language of the articles, which the service may not have in that of the site. */
  language: Locale;
};

/** Returns the articles as RSS 2.0, in the given order. */
export function articleFeed(locale: Locale, articles: readonly Article[], texts: FeedTexts): string {
  const dated = articles.filter(({ created_at }) => Number.isFinite(Date.parse(created_at)));
  const items = dated.flatMap((article) => {
    const { slug, title, excerpt } = articleSummary(article);
    const url = pageUrl(locale, routes.article(slug));
    return [
      '<item>',
      element('title', {}, title),
      element('link', {}, url),
      element('guid', { isPermaLink: 'true' }, url),
      element('pubDate', {}, new Date(article.created_at).toUTCString()),
      element('description', {}, excerpt),
      '</item>',
    ];
  });
  const self = { href: pageUrl(locale, seoFiles.feed()), rel: 'self', type: 'application/rss+xml' };
  return xmlDocument([
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', {}, `${texts.title} · ${brand.name}`),
    element('link', {}, pageUrl(locale, routes.blog())),
    element('description', {}, texts.description),
    element('language', {}, texts.language),
    element('atom:link', self),
    ...(dated[0] ? [element('lastBuildDate', {}, new Date(dated[0].created_at).toUTCString())] : []),
    ...items,
    '</channel>',
    '</rss>',
  ]);
}
