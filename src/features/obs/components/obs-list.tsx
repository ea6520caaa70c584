import { brand } from '@/config/brand';
import { HeadText } from '@/features/shared/page-head/head-text';
import { useMessages } from '@/i18n/use-messages';
import { hydrateLater, ViewportPlaceholder } from '@/lib/defer/hydrate-later';
import { Button } from '@/ui/static/buttons/button';
import { Container } from '@/ui/static/container';
import { Note } from '@/ui/static/messages/note';
import { Logo } from '@/ui/static/pictures/logo';
import type { ObsListModel } from '../obs-model';
import { useObsList } from '../use-obs-list';
import './generated/deferred-styles';
import styles from './obs-list.module.css';
import { ObsSearch } from './obs-search';

/** The departures found, with a pager. */
const ObsResults = hydrateLater(() => import('./obs-results').then((part) => part.ObsResults), ViewportPlaceholder);

/** Shows the next departures with a search by text, region and month, stored in the address. */
export function ObsList({ prefetched }: { prefetched: ObsListModel | null }) {
  const { t } = useMessages('obs');
  const { query, list, isStale, error, retry, href, change } = useObsList(prefetched);
  const total = list?.pagination.total;
  return (
    <Container className="ends-page">
      <p className={styles.brand}>
        <Logo name={brand.name.toLowerCase()} />
      </p>
      <HeadText title={t('list.title')} lead={t('list.lead')} className={styles.head} />
      <ObsSearch query={query} change={change} facets={list?.facets ?? prefetched?.facets ?? null} />
      <p role="status" className={`small muted ${styles.total}`}>
        {total ? t('list.total', { count: total }) : ''}
      </p>
      {isStale && list && (
        <Note tone="warning" role="status" className={styles.stale}>
          <p>{t('list.stale')}</p>
          <Button look="line" size="compact" icon="refresh" className={styles.retry} onClick={retry}>
            {t('common:buttons.retry')}
          </Button>
        </Note>
      )}
      <div id="departures" tabIndex={-1} className={styles.results}>
        <ObsResults {...{ query, list, error, retry, href }} />
      </div>
    </Container>
  );
}
