import { FormSkeleton } from '@/form/form-skeleton';
import { Skeleton } from '@/ui/static/skeleton';
import styles from './edit-profile.module.css';

/** Shows a placeholder for both forms until the profile has loaded, or an error. */
export function EditSkeleton({ error, retry }: { error?: Error | null; retry?: () => void }) {
  return (
    <div className={styles.forms}>
      <div aria-hidden="true">
        <Skeleton shape="block" className={styles.photoPlace} />
      </div>
      <FormSkeleton fields={['row', 'line', 'row', 'area', 'row']} error={error} retry={retry} />
    </div>
  );
}
