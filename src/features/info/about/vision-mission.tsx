import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { Container } from '@/ui/static/container';
import { Picture } from '@/ui/static/pictures/picture';
import { Prose } from '@/ui/static/prose';
import styles from './vision-mission.module.css';

type VisionMissionProps = { vision: string; mission: string; imageUrl: string | null };

/** Shows the operator's vision and mission on a tinted background beside a picture. */
export function VisionMission({ vision, mission, imageUrl }: VisionMissionProps) {
  const lang = useContentLang();
  const { t } = useMessages('info');
  return (
    <div className="soft-band">
      <Container className={`stack ${styles.columns}`}>
        <Picture
          src={imageUrl}
          alt=""
          ratio="fill"
          sizes="(min-width: 1024px) 42vw, 100vw"
          maxWidth={1280}
          className={styles.picture}
        />
        <div className={styles.text}>
          {vision && (
            <section aria-labelledby="vision">
              <h2 id="vision" className={styles.title}>
                {t('about.vision')}
              </h2>
              <Prose html={vision} lang={lang()} className={styles.vision} />
            </section>
          )}
          {mission && (
            <section aria-labelledby="mission">
              <h2 id="mission" className={styles.title}>
                {t('about.mission')}
              </h2>
              <Prose html={mission} lang={lang()} />
            </section>
          )}
        </div>
      </Container>
    </div>
  );
}
