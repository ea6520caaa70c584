import { routes } from '@/config/routes';
import type { ArticleSummary } from '@/features/shared/article/article-summary';
import { useArticleTop } from '@/features/shared/next-page/use-article-top';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { ArticleCard } from '@/ui/static/cards/article-card';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { Section } from '@/ui/static/section';
import styles from './articles.module.css';

/** Shows the three newest articles. */
export function Articles({ articles }: { articles: ArticleSummary[] }) {
  const lang = useContentLang();
  const { t } = useMessages('home');
  const [top, showArticle] = useArticleTop();
  if (articles.length === 0) return null;
  return (
    <Section
      id="articles"
      title={t('articles.title')}
      action={<GoLink href={routes.blog()}>{t('articles.all')}</GoLink>}
    >
      <CardGrid className={styles.list}>
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard
              href={routes.article(article.slug)}
              title={article.title}
              meta={[t('common:article.minutes', { count: article.minutes })]}
              picture={{ src: article.imageUrl, alt: '', color: article.imageColor }}
              lang={lang(article.language)}
              sizes="(min-width: 1024px) 380px, (min-width: 768px) 33vw, 174px"
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
