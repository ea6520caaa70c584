import type { ReactNode } from 'react';
import { Picture } from '@/ui/static/pictures/picture';
import styles from './person-line.module.css';

type PersonLineProps = {
  /** Null shows the pattern of a missing picture; undefined, from a service that sends no portraits, shows nothing. */
  portraitUrl: string | null | undefined;
  /** The name and what the person does. */
  children: ReactNode;
};

/** Shows a small portrait before a line about the person. */
export function PersonLine({ portraitUrl, children }: PersonLineProps) {
  if (portraitUrl === undefined) return children;
  return (
    <span className={styles.line}>
      <Picture src={portraitUrl} alt="" ratio="1/1" maxWidth={192} className={styles.portrait} />
      <span>{children}</span>
    </span>
  );
}
