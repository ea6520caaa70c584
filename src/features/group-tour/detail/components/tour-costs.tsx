import { costsWithAmount, type Inclusions } from '@/domain/costs';
import { useWords } from '@/i18n/use-words';
import { CostNote } from '@/ui/static/cost-note';

const SHOWN_COSTS = 4;

/** What comes on top of the price of this tour, and that nothing is paid yet. */
export function TourCosts({ inclusions }: { inclusions: Inclusions | null }) {
  const { t } = useWords('tour-detail');
  return (
    <CostNote title={t('card.notIncluded')} costs={costsWithAmount(inclusions).slice(0, SHOWN_COSTS)} lang="id">
      {t('card.nothingPaid')}
    </CostNote>
  );
}
