import { routes } from '@/config/routes';
import type { AboutFigures } from '@/hooks/page/about-figures';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Container } from '@/ui/static/container';
import styles from './figures.module.css';

/** Shows how many tours, regions and offices there are, each with a link to them. */
export function Figures({ figures }: { figures: AboutFigures }) {
  const { t } = useMessages('info');
  const rows = [
    { key: 'tours', count: figures.tours, href: routes.tours() },
    { key: 'regions', count: figures.regions, href: routes.destinations() },
    { key: 'offices', count: figures.offices, href: routes.contact() },
  ].flatMap(({ count, ...row }) => (count ? [{ ...row, count }] : []));
  if (rows.length === 0) return null;
  return (
    <Container>
      <ul className={styles.figures}>
        {rows.map(({ key, count, href }) => (
          <li key={key}>
            <AppLink href={href} className={`small muted ${styles.link}`}>
              <span className={styles.count}>{count}</span> <span>{t(`about.figures.${key}`, { count })}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Container>
  );
}
