import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { Section } from '@/ui/static/section';
import type { AboutModel } from './about-model';
import styles from './services.module.css';

export function Services({ services }: Pick<AboutModel, 'services'>) {
  const lang = useContentLang();
  const { t } = useMessages('info');
  return (
    <Section id="services" title={t('about.services')} intro={t('about.servicesText')}>
      <ul className={`stack ${styles.services}`} lang={lang()}>
        {services.map(({ title, text }) => (
          <li key={title} className={styles.service}>
            <h3>{title}</h3>
            {text && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
