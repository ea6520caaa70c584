import { routes } from '@/config/routes';
import type { TourCardModel } from '@/domain/tour/tour-card';
import { TourTile } from '@/features/shared/tour/tour-tile';
import { RecentTours } from '@/features/shared/tour-lists/recent-tours';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { Section } from '@/ui/static/section';
import type { DetailModel } from '../detail-model';
import styles from './other-tours.module.css';

/** Shows tours of the same region and recently viewed tours. */
export function OtherTours({ tour }: { tour: DetailModel }) {
  return (
    <>
      {tour.similar.length > 0 && <SimilarTours tours={tour.similar} regional={tour.regional} />}
      <RecentTours exceptId={tour.id} />
    </>
  );
}

type SimilarToursProps = { tours: TourCardModel[]; regional: DetailModel['regional'] };

/** Shows other tours of the same region. */
function SimilarTours({ tours, regional }: SimilarToursProps) {
  const { t } = useMessages('tour-detail');
  const all = regional && <GoLink href={routes.destination(regional.id)}>{t('similar.all')}</GoLink>;
  return (
    <Section id="similar" title={t('similar.title')} action={all} ground="soft" className={styles.similar}>
      <CardGrid>
        {tours.map((tour) => (
          <li key={tour.id}>
            <TourTile tour={tour} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
