import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { Picture } from '@/ui/static/pictures/picture';
import { Prose } from '@/ui/static/prose';
import { Section } from '@/ui/static/section';
import styles from './story.module.css';

/** Shows the operator's text with its values, beside the picture. */
export function Story({ html, imageUrl }: { html: string; imageUrl: string | null }) {
  const lang = useContentLang();
  const { t } = useMessages('info');
  return (
    <Section id="story" title={t('about.story')}>
      <div className={`stack ${styles.columns}`}>
        <Prose html={html} lang={lang()} className={styles.text} />
        <Picture
          src={imageUrl}
          alt=""
          ratio="4/5"
          sizes="(min-width: 1024px) 40vw, 100vw"
          maxWidth={1280}
          className={styles.picture}
        />
      </div>
    </Section>
  );
}
