import { useWords } from '@/i18n/use-words';
import { Container } from '@/ui/static/container';
import { Facts } from '@/ui/static/fact';
import type { IconName } from '@/ui/static/icon-paths';
import styles from './facts.module.css';

const FACTS: { key: string; icon: IconName }[] = [
  { key: 'offices', icon: 'pin' },
  { key: 'group', icon: 'users' },
  { key: 'price', icon: 'receipt' },
  { key: 'visa', icon: 'passport' },
];

/** Four facts a visitor checks before trusting an operator. */
export function HomeFacts({ officesTotal }: { officesTotal: number }) {
  const { t } = useWords('home');
  const items = FACTS.filter((fact) => fact.key !== 'offices' || officesTotal > 0).map(({ key, icon }) => ({
    icon,
    title: t(`facts.${key}.title`, { count: officesTotal }),
    text: t(`facts.${key}.text`),
  }));
  return (
    <Container className={styles.facts}>
      <Facts items={items} layout="grid" />
    </Container>
  );
}
