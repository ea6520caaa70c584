import styles from './dotted.module.css';

/** A class that separates facts (spans) by dots within a line, without a dot at a line break. */
export const dottedClass = styles.dotted;
