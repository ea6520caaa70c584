import styles from './ribbon.module.css';

/** The woven ribbon; stands once on a page, on top of the footer. */
export function Ribbon() {
  return <div className={styles.ribbon} aria-hidden="true" />;
}
