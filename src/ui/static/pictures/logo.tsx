import { classNames } from '@/lib/class-names';
import styles from './logo.module.css';

/** Shows the logo, a sun over two waves, with the brand's name; on a dark background CSS makes the name light. */
export function Logo({ name, size }: { name: string; size?: 'small' }) {
  const width = size === 'small' ? 26 : 32;
  return (
    <span className={classNames(styles.logo, size === 'small' && styles.small)}>
      <svg viewBox="0 0 32 29" width={width} height={(width * 29) / 32} aria-hidden="true" focusable="false">
        <circle cx="16" cy="11" r="11" fill="var(--senja-500)" />
        <path d="M0 16c4-4 8.5-4 13 0s11 3 19-3.5V25H0Z" fill="var(--laut-700)" />
        <path d="M0 20c5-2 8.5-.8 13 1.8 5.5 3.2 11 2.4 19-2.8v10H0Z" fill="var(--laut-300)" />
      </svg>
      <span className={styles.word}>{name}</span>
    </span>
  );
}
