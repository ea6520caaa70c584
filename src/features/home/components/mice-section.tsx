import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { Picture } from '@/ui/static/pictures/picture';
import styles from './mice-section.module.css';

/** Shows the band for companies, which extends to the left edge of the screen. */
export function MiceSection({ imageUrl }: { imageUrl: string | null }) {
  const { t } = useMessages('home');
  return (
    <section className={styles.band} aria-labelledby="mice">
      <div className={styles.text} data-ground="deep">
        <h2 id="mice">{t('mice.title')}</h2>
        <p>{t('mice.text')}</p>
        <div className={`cluster ${styles.actions}`}>
          <ButtonLink href={routes.mice()} look="sun">
            {t('mice.ask')}
          </ButtonLink>
          <AppLink href={routes.corporate()} className={styles.link}>
            {t('mice.corporate')}
          </AppLink>
        </div>
      </div>
      <Picture
        src={imageUrl}
        alt=""
        ratio="fill"
        sizes="(min-width: 768px) 50vw, 100vw"
        shape="square"
        className={styles.picture}
      />
    </section>
  );
}
