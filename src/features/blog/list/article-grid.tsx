import type { ArticleSummary } from '@/features/shared/article/article-summary';
import styles from './article-grid.module.css';
import { ArticleTile } from './article-tile';

/** Shows articles in cards; with `hasFeature` the first one is large and the next two are side by side. */
export function ArticleGrid({ articles, hasFeature }: { articles: ArticleSummary[]; hasFeature: boolean }) {
  const lookOf = (index: number) => {
    if (!hasFeature || index > 2) return 'card';
    return index === 0 ? 'feature' : 'beside';
  };
  return (
    <ul className={`stack ${styles.grid}`}>
      {articles.map((article, index) => (
        <li key={article.slug} className={styles[lookOf(index)]}>
          <ArticleTile article={article} look={lookOf(index)} isPriority={index === 0} />
        </li>
      ))}
    </ul>
  );
}
