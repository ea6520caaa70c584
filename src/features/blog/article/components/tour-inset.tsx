import { routes } from '@/config/routes';
import type { TourCardModel } from '@/domain/tour/tour-card';
import { useTourCardView } from '@/features/shared/tour/use-tour-card-view';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { RowCard } from '@/ui/static/cards/row-card';
import { rowView } from '../row-view';
import styles from './tour-inset.module.css';

/** Shows the tour that the article mentions most, with its next departure. */
export function TourInset({ tour }: { tour: TourCardModel }) {
  const lang = useContentLang();
  const { t } = useMessages('blog');
  const view = useTourCardView();
  return (
    <aside className={`stack ${styles.inset}`} aria-label={t('article.tour')} data-print="none">
      <RowCard view={rowView(view(tour))} lang={lang(tour.language)} />
      <ButtonLink href={routes.tour(tour.id)} aria-label={`${t('article.dates')}: ${tour.title}`}>
        {t('article.dates')}
      </ButtonLink>
    </aside>
  );
}
