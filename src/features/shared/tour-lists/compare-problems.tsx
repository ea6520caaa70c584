import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { Note } from '@/ui/static/messages/note';
import styles from './compare-problems.module.css';
import type { Column } from './use-comparison';

/** Shows which tours no longer exist and which data could not be loaded, with a retry button. */
export function CompareProblems({ columns }: { columns: Column[] }) {
  const lang = useContentLang();
  const { t } = useMessages('kept');
  const gone = columns.filter(({ state }) => state === 'gone');
  const failed = columns.filter(
    ({ state, meals }) => state !== 'gone' && (state === 'failed' || meals.state === 'failed'),
  );
  return (
    <div role="status" className={styles.problems}>
      {gone.map(({ tour }) => (
        <Note key={tour.id} tone="warning">
          <b lang={lang(tour.language)}>{tour.title}</b>: {t('table.gone')}
        </Note>
      ))}
      {failed.length > 0 && (
        <Note tone="error">
          <p>{t('table.partly')}</p>
          <Button
            look="line"
            size="compact"
            icon="refresh"
            className={styles.retry}
            onClick={() => {
              for (const column of failed) column.retry();
            }}
          >
            {t('common:buttons.retry')}
          </Button>
        </Note>
      )}
    </div>
  );
}
