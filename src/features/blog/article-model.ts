import type { Article, Tour } from '@sdk';
import type { BlogPosting } from 'schema-dts';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { articleSlug } from '@/domain/article-slug';
import { languageOf } from '@/domain/content-language';
import { relatedTours } from '@/domain/tour/related-tours';
import { agencyId, agencyReference } from '@/features/shared/agency-data';
import { type ArticleSummary, articleSummary, dayOf } from '@/features/shared/article/article-summary';
import type { DraftNote } from '@/features/shared/draft/draft-note';
import type { Locale } from '@/i18n/locales';
import { anchorOf } from '@/lib/anchor';
import { plainText } from '@/lib/text/plain-text';

type ArticleLink = Pick<ArticleSummary, 'slug' | 'title' | 'language'>;

/** Has the note of a preview if an editor previews the page. */
export type ArticleModel = ReturnType<typeof articleModel> & { draft?: DraftNote };

type Answers = { article: Article; articles: readonly Article[]; tours: readonly Tour[] };
type Context = { locale: string | undefined; today: string; sanitize: (html: string) => string };

/** Returns the data of an article that its page shows. */
export function articleModel({ article, articles, tours }: Answers, context: Context) {
  const safe = inLanguage(context.sanitize(article.content), context.locale);
  const index = articles.findIndex(({ id }) => id === article.id);
  return {
    ...articleSummary(article),
    /** The editor's title for search engines and link previews. */
    metaTitle: article.seo.title?.trim() || article.title,
    /** True if the excerpt is the editor's summary, which the page shows as its lead. */
    isLead: Boolean(article.seo.description?.trim()),
    publishedAt: article.created_at,
    ...updateOf(article),
    ...withAnchors(safe),
    tours: relatedTours(
      { title: article.title, text: plainText(article.content), ...languageOf(article) },
      tours,
      context.today,
    ),
    /** The article published before this one, and the one published after it. */
    previous: linkTo(articles[index - 1]),
    next: index < 0 ? null : linkTo(articles[index + 1]),
  };
}

// When the text last changed, and that day in Jakarta; nothing if the service does not say so.
function updateOf({ updated_at: at }: Article): { updated?: { at: string; date: string } } {
  const date = at ? dayOf(at) : '';
  return at && date ? { updated: { at, date } } : {};
}

function linkTo(article: Article | undefined): ArticleLink | null {
  return article ? { slug: articleSlug(article), title: article.title, ...languageOf(article) } : null;
}

export type Heading = { id: string; text: string };

const HEADING = /<(h[23])>(.*?)<\/\1>/gs;
const MIN_HEADINGS = 3;

/**
 * Adds anchors to the headings of sanitised HTML. `contents` lists the chapters, or all headings when there are few
 * chapters; it is empty for fewer than three, because so short a list is not useful.
 */
export function withAnchors(html: string): { html: string; contents: Heading[] } {
  const headings: (Heading & { tag: string })[] = [];
  const anchored = html.replace(HEADING, (_whole, tag: string, inner: string) => {
    const text = plainText(inner);
    const name = anchor(text);
    const before = headings.filter(({ text: other }) => anchor(other) === name).length;
    const id = before > 0 ? `${name}-${before + 1}` : name;
    headings.push({ tag, id, text });
    return `<${tag} id="${id}">${inner}</${tag}>`;
  });
  const chapters = headings.filter(({ tag }) => tag === 'h2');
  const listed = chapters.length >= MIN_HEADINGS ? chapters : headings;
  const contents = listed.length >= MIN_HEADINGS ? listed.map(({ id, text }) => ({ id, text })) : [];
  return { html: anchored, contents };
}

/** Adds the page's language to links of the text that lead to other pages of the site. */
export function inLanguage(html: string, locale: string | undefined): string {
  return locale === 'en' ? html.replace(/(<a href=")\/(?![/]|en(?:[/?#"]))/g, '$1/en/') : html;
}

// The prefix distinguishes these anchors from the page's other ids.
const anchor = (text: string) => `bagian-${anchorOf(text)}`;

/** Returns the article as schema.org's BlogPosting in the language of its text; its author is the operator. */
export function articleData(language: Locale, article: ArticleModel) {
  const { slug, title, excerpt, imageUrl, date, publishedAt, updated } = article;
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    ...(imageUrl && { image: imageUrl }),
    // The service may send a text that is no date; the day of publication is then empty.
    ...(date && { datePublished: publishedAt }),
    ...(updated && { dateModified: updated.at }),
    inLanguage: language,
    mainEntityOfPage: pageUrl(language, routes.article(slug)),
    author: agencyReference(language),
    publisher: { '@id': agencyId() },
  } satisfies BlogPosting;
}
