import styles from './ribbon.module.css';

/** The decorative woven band above the footer. */
export function Ribbon() {
  return <div className={styles.ribbon} aria-hidden="true" />;
}
