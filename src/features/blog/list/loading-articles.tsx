import { useMessages } from '@/i18n/use-messages';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import styles from './loading-articles.module.css';

const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Shows skeletons of article cards. */
export function LoadingArticles() {
  const { t } = useMessages('blog');
  return (
    <LoadingArea label={t('common:states.loading')}>
      <CardGrid>
        {SHAPES.map((key) => (
          <li key={key} className={styles.shape}>
            <Skeleton shape="picture" className={styles.picture} />
            <Skeleton width="third" />
            <Skeleton shape="title" width="wide" />
            <Skeleton />
          </li>
        ))}
      </CardGrid>
    </LoadingArea>
  );
}
