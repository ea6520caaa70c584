import { whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { ServiceAnchor } from '@/features/shared/service-anchor';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Container } from '@/ui/static/container';
import { Icon } from '@/ui/static/pictures/icon';
import type { IconName } from '@/ui/static/pictures/icon-paths';
import { Picture } from '@/ui/static/pictures/picture';
import type { HomeModel } from '../home-model';
import styles from './trust.module.css';

/** Shows facts that help visitors to trust the operator: offices, contact, price policy and memberships. */
export function Trust({ offices, accreditations }: Pick<HomeModel, 'offices' | 'accreditations'>) {
  const { t } = useMessages('home');
  const fact = (icon: IconName, name: string, href: string, count = 0) => (
    <li className={styles.fact}>
      <Icon name={icon} size={24} className={styles.icon} />
      <p>
        <AppLink href={href} className={styles.link}>
          {t(`trust.${name}.title`, { count })}
        </AppLink>
        <span className={styles.text}>{t(`trust.${name}.text`)}</span>
      </p>
    </li>
  );
  return (
    <Container className={styles.trust}>
      <ul className={styles.facts}>
        {offices.length > 0 && fact('pin', 'offices', routes.contact(), offices.length)}
        {fact('whatsapp', 'whatsapp', whatsappLink(t('common:chat.greeting')))}
        {fact('receipt', 'price', routes.bookingTerms())}
        {fact('passport', 'visa', routes.visaAndPassport())}
      </ul>
      {accreditations.length > 0 && (
        <div className={styles.members}>
          <h2 className={styles.title}>{t('trust.accreditations')}</h2>
          <ul>
            {accreditations.map(({ title, imageUrl, link }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat; the order is fixed
              <li key={index}>
                <ServiceAnchor link={link}>
                  {imageUrl ? (
                    <Picture src={imageUrl} alt={title} sizes="96px" maxWidth={360} className={styles.logo} />
                  ) : (
                    title
                  )}
                </ServiceAnchor>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Container>
  );
}
