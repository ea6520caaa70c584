import styles from './bare-select.module.css';

/** A native select with our own arrow; the place beside it says where the arrow stands. */
export const bareSelectClass = styles.select;
