import { routes } from '@/config/routes';
import { useWords } from '@/i18n/use-words';
import { Breadcrumb } from '@/ui/static/breadcrumb';
import { Container } from '@/ui/static/container';
import type { DetailModel } from '../detail-model';
import styles from './tour-heading.module.css';

export function TourCrumbs({ tour: { title, regional } }: { tour: DetailModel }) {
  const { t } = useWords('common');
  return (
    <Container className={styles.crumbs}>
      <Breadcrumb
        label={t('breadcrumb.label')}
        items={[
          { label: t('menu.home'), href: routes.home() },
          { label: t('menu.tours'), href: routes.tours() },
          ...(regional ? [{ label: regional.name, href: routes.destination(regional.id), lang: 'id' }] : []),
          // The words before the colon name the tour; the rest is its route.
          { label: title.split(':', 1)[0] ?? title, lang: 'id' },
        ]}
      />
    </Container>
  );
}
