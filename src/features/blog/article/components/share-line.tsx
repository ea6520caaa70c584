import { CopyButton } from '@/features/shared/copy-button';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import styles from './share-line.module.css';

type ShareLineProps = { title: string; url: string };

/** Shows buttons to share the article by WhatsApp or to copy its URL. */
export function ShareLine({ title, url }: ShareLineProps) {
  const { t } = useMessages('blog');
  return (
    <section className={`cluster ${styles.line}`} aria-labelledby="article-share" data-print="none">
      <h2 id="article-share" className="h4">
        {t('article.share')}
      </h2>
      <div className={`cluster ${styles.ways}`}>
        <ButtonLink
          href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
          look="line"
          size="compact"
          icon="whatsapp"
        >
          {t('article.whatsapp')}
        </ButtonLink>
        <CopyButton
          text={url}
          label={t('article.copy')}
          copied={t('article.copied')}
          failed={t('article.copyFailed')}
        />
      </div>
    </section>
  );
}
