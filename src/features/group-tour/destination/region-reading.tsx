import { routes } from '@/config/routes';
import { useArticleTop } from '@/features/shared/next-page/use-article-top';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { ArticleCard } from '@/ui/static/cards/article-card';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { Section } from '@/ui/static/section';
import type { RegionPage } from './region-model';

/** Shows the articles about the region. */
export function RegionReading({ name, articles }: Pick<RegionPage, 'name' | 'articles'>) {
  const lang = useContentLang();
  const { t } = useMessages('tour');
  const [top, showArticle] = useArticleTop();
  if (articles.length === 0) return null;
  return (
    <Section
      id="articles"
      title={t('destination.articles', { name })}
      action={<GoLink href={routes.blog()}>{t('destination.articlesAll')}</GoLink>}
    >
      <CardGrid>
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard
              href={routes.article(article.slug)}
              title={article.title}
              meta={[t('common:article.minutes', { count: article.minutes })]}
              picture={{ src: article.imageUrl, alt: '', color: article.imageColor }}
              lang={lang(article.language)}
              isRowOnSmall
              onPress={(press) => showArticle(press, article)}
            />
          </li>
        ))}
      </CardGrid>
      {top}
    </Section>
  );
}
