import { useMessages } from '@/i18n/use-messages';
import { Container } from '@/ui/static/container';
import { Icon } from '@/ui/static/pictures/icon';
import type { IconName } from '@/ui/static/pictures/icon-paths';
import styles from './billing.module.css';
import { SampleBill } from './sample-bill';

const ROWS: { key: string; icon: IconName }[] = [
  { key: 'approval', icon: 'document-check' },
  { key: 'invoice', icon: 'receipt' },
  { key: 'change', icon: 'refresh' },
  { key: 'limit', icon: 'card' },
];

/** Shows how a company is billed. */
export function Billing() {
  const { t } = useMessages('corporate');
  return (
    <section className="soft-band" aria-labelledby="billing">
      <Container className={styles.grid}>
        <div>
          <h2 id="billing">{t('billing.title')}</h2>
          <p className={styles.text}>{t('billing.text')}</p>
          <SampleBill />
        </div>
        <ul className={styles.rows}>
          {ROWS.map(({ key, icon }) => (
            <li key={key}>
              <Icon name={icon} size={24} className={styles.icon} />
              <div>
                <h3 className="h4">{t(`billing.${key}.title`)}</h3>
                <p>{t(`billing.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
