import { Icon } from '@/ui/static/icon';
import styles from './group-error.module.css';

/** The sentence under a group of controls that has no single field. */
export function GroupError({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p className={styles.error}>
      <Icon name="alert-circle" size={18} />
      <span>{message}</span>
    </p>
  );
}
