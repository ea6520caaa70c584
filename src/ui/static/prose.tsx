import { classNames } from '@/lib/class-names';
import { trustedHtml } from '@/lib/trusted-html';
import styles from './prose.module.css';

type ProseProps = {
  /** HTML that was sanitised when the page was built. */
  html: string;
  lang?: string;
  className?: string;
};

/** Shows HTML written by an editor in the product's typography. */
export function Prose({ html, lang, className }: ProseProps) {
  return (
    <div
      className={classNames(styles.prose, className)}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is sanitised at build time
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}
