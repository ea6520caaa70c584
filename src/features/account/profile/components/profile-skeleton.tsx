import { useMessages } from '@/i18n/use-messages';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import styles from './profile.module.css';

const rows = ['email', 'phone', 'dob', 'address', 'city', 'country'] as const;

/** Shows a skeleton of the profile, with lines at their final positions. */
export function ProfileSkeleton() {
  const { t } = useMessages('profile');
  return (
    <LoadingArea label={t('common:states.loading')}>
      <div className={styles.header}>
        <Skeleton shape="block" className={styles.face} />
        <div className={styles.who}>
          <Skeleton shape="title" width="half" className={styles.nameShape} />
        </div>
        <div className={`cluster ${styles.actions}`}>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
      </div>
      <div className={styles.columns} aria-hidden="true">
        <dl className={styles.rows}>
          {rows.map((row) => (
            <div key={row}>
              <dt>{t(`field.${row}`)}</dt>
              <dd className={styles.waiting}>
                <Skeleton width={row === 'address' ? 'wide' : 'half'} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </LoadingArea>
  );
}
