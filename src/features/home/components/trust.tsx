import { whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Container } from '@/ui/static/container';
import { Icon } from '@/ui/static/pictures/icon';
import type { IconName } from '@/ui/static/pictures/icon-paths';
import type { HomeModel } from '../home-model';
import styles from './trust.module.css';

/** Shows facts that help visitors to trust the operator: offices, contact, price policy and help with visas. */
export function Trust({ offices }: Pick<HomeModel, 'offices'>) {
  const { t } = useMessages('home');
  const fact = (icon: IconName, name: string, href: string, count = 0) => (
    <li className={styles.fact}>
      <Icon name={icon} size={24} className={styles.icon} />
      <p>
        <AppLink href={href} className={styles.link}>
          {t(`trust.${name}.title`, { count })}
        </AppLink>
        <span className={`small muted ${styles.text}`}>{t(`trust.${name}.text`)}</span>
      </p>
    </li>
  );
  return (
    <Container className={styles.trust} data-atomic="">
      <ul className={styles.facts}>
        {offices.length > 0 && fact('pin', 'offices', routes.contact(), offices.length)}
        {fact('whatsapp', 'whatsapp', whatsappLink(t('common:chat.greeting')))}
        {fact('receipt', 'price', routes.bookingTerms())}
        {fact('passport', 'visa', routes.visaAndPassport())}
      </ul>
    </Container>
  );
}
