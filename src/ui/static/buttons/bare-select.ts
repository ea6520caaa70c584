import styles from './bare-select.module.css';

/** A native select with our own arrow; the wrapper positions the arrow. */
export const bareSelectClass = styles.select;
