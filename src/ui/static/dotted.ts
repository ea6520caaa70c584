import styles from './dotted.module.css';

/** Facts in spans, a dot between two of one line and none where a line breaks. */
export const dottedClass = styles.dotted;
