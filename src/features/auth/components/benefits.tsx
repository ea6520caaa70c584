import { useMessages } from '@/i18n/use-messages';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './auth.module.css';

const benefits = [
  { icon: 'ticket', name: 'bookings' },
  { icon: 'card', name: 'points' },
  { icon: 'edit', name: 'details' },
] as const;

/** Shows the benefits of an account, beside the form. */
export function Benefits({ title }: { title: string }) {
  const { t } = useMessages('auth');
  return (
    <aside aria-labelledby="benefits-title">
      <h2 id="benefits-title" className="h4">
        {title}
      </h2>
      <ul className={`small muted ${styles.benefitList}`}>
        {benefits.map(({ icon, name }) => (
          <li key={name}>
            <Icon name={icon} />
            <span>{t(`benefits.${name}`)}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
