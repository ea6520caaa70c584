import { routes } from '@/config/routes';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Section } from '@/ui/static/section';
import type { CorporateModel } from '../corporate-model';
import styles from './services.module.css';

/** Shows the corporate services with the texts of the API; without any, the section is omitted. */
export function Services({ services, language }: Pick<CorporateModel, 'services' | 'language'>) {
  const lang = useContentLang();
  const { t } = useMessages('corporate');
  if (services.length === 0) return null;
  return (
    <Section
      id="services"
      title={t('services.title')}
      intro={t('services.text')}
      action={<GoLink href={routes.about()}>{t('services.about')}</GoLink>}
    >
      <ul className={styles.list} lang={lang(language)}>
        {services.map((service) => (
          <li key={service.title}>
            <h3>{service.title}</h3>
            <p>{service.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
