import { RecentTours } from '@/features/shared/tour-lists/recent-tours';
import type { DetailModel } from '../detail-model';
import { SimilarTours } from './similar-tours';

/** Shows tours of the same region and recently viewed tours. */
export function OtherTours({ tour }: { tour: DetailModel }) {
  return (
    <>
      {tour.similar.length > 0 && <SimilarTours tours={tour.similar} regional={tour.regional} />}
      <RecentTours exceptId={tour.id} />
    </>
  );
}
