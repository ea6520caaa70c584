import { classNames } from '@/lib/class-names';
import styles from './prose.module.css';

export type ProseProps = {
  /** Already sanitised while the page was built. */
  html: string;
  size?: 'body' | 'article';
  lang?: string;
  className?: string;
};

/** Text that an editor wrote, in the product's typography. */
export function Prose({ html, size = 'body', lang, className }: ProseProps) {
  return (
    <div
      className={classNames(styles.prose, size === 'article' && styles.article, className)}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is sanitised at build time
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
