import type { Inclusions } from '@/domain/costs';
import { useWords } from '@/i18n/use-words';
import { CostNote } from '@/ui/static/cost-note';

/** Everything the price of this tour leaves out, and that nothing is paid yet. */
export function TourCosts({ inclusions }: { inclusions: Inclusions | null }) {
  const { t } = useWords('tour-detail');
  return (
    <CostNote title={t('card.notIncluded')} costs={inclusions?.excluded ?? []} lang="id">
      {t('card.nothingPaid')}
    </CostNote>
  );
}
