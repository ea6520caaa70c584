import { routes } from '@/config/routes';
import { ArticleCards } from '@/features/shared/article/article-cards';
import type { ArticleSummary } from '@/features/shared/article/article-summary';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Section } from '@/ui/static/section';
import styles from './articles.module.css';

/** Shows the three newest articles. */
export function Articles({ articles }: { articles: ArticleSummary[] }) {
  const { t } = useMessages('home');
  if (articles.length === 0) return null;
  return (
    <Section
      id="articles"
      title={t('articles.title')}
      action={<GoLink href={routes.blog()}>{t('articles.all')}</GoLink>}
    >
      <ArticleCards
        articles={articles}
        sizes="(min-width: 1024px) 380px, (min-width: 768px) 33vw, 174px"
        className={styles.list}
      />
    </Section>
  );
}
