import { Fragment, type ReactNode } from 'react';
import styles from './fact-line.module.css';

/**
 * Shows facts in a row, separated by dots; no line starts or ends with a dot. Empty facts are left out. A fact that has
 * no room beside the others starts a line, and only one that is longer than a line breaks.
 */
export function FactLine({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className={`cluster ${styles.facts}`}>
      {facts.filter(Boolean).map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no id, and their order is fixed
        <Fragment key={index}>
          {index > 0 && ' '}
          <span>{fact}</span>
        </Fragment>
      ))}
    </span>
  );
}
