import { Icon } from '@/ui/static/icon';
import styles from './group-error.module.css';

/** The sentence under a group of controls that has no single field; the group is described by its `id`. */
export function GroupError({ id, message }: { id?: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert-circle" size={18} />
      <span>{message}</span>
    </p>
  );
}
