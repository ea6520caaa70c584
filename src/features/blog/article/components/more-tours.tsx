import { routes } from '@/config/routes';
import type { TourCardModel } from '@/domain/tour/tour-card';
import { useTourCardView } from '@/features/shared/tour/use-tour-card-view';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { RowCard } from '@/ui/static/cards/row-card';
import { Section } from '@/ui/static/section';
import { rowView } from '../row-view';
import styles from './more-tours.module.css';

/** Shows further tours to the countries of an article. */
export function MoreTours({ tours }: { tours: TourCardModel[] }) {
  const lang = useContentLang();
  const { t } = useMessages('blog');
  const view = useTourCardView();
  return (
    <Section
      id="article-tours"
      title={t('article.moreTours')}
      action={<GoLink href={routes.tours()}>{t('common:buttons.seeAllTours')}</GoLink>}
      className={styles.more}
    >
      <CardGrid columns="two">
        {tours.map((tour) => (
          <li key={tour.id}>
            <RowCard view={rowView(view(tour))} lang={lang(tour.language)} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
