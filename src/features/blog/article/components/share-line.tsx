import { useState } from 'react';
import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import { ButtonLink } from '@/ui/static/button-link';
import styles from './share-line.module.css';

type ShareLineProps = { title: string; url: string };

/** Hands the article on: by WhatsApp, or its address to paste anywhere. */
export function ShareLine({ title, url }: ShareLineProps) {
  const { t } = useWords('blog');
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <section className={styles.line} aria-labelledby="article-share" data-print="none">
      <h2 id="article-share" className={styles.title}>
        {t('article.share')}
      </h2>
      <div className={styles.ways}>
        <ButtonLink
          href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
          look="line"
          size="compact"
          icon="whatsapp"
        >
          {t('article.whatsapp')}
        </ButtonLink>
        <Button look="line" size="compact" icon="copy" onClick={copy}>
          {t('article.copy')}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {state === 'copied' && t('article.copied')}
        {state === 'failed' && t('article.copyFailed')}
      </p>
    </section>
  );
}
