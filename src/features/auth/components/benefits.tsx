import { useMessages } from '@/i18n/use-messages';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './auth.module.css';

const benefits = [
  { icon: 'ticket', word: 'bookings' },
  { icon: 'card', word: 'points' },
  { icon: 'edit', word: 'details' },
] as const;

/** What an account is good for, beside the form. */
export function Benefits({ title }: { title: string }) {
  const { t } = useMessages('auth');
  return (
    <aside className={styles.aside} aria-labelledby="benefits-title">
      <h2 id="benefits-title" className={styles.asideTitle}>
        {title}
      </h2>
      <ul className={styles.benefitList}>
        {benefits.map(({ icon, word }) => (
          <li key={word}>
            <Icon name={icon} />
            {t(`benefits.${word}`)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
