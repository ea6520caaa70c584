import type { Pax } from '@/domain/party';
import { infantsToConfirm, type Prices } from '@/domain/tour/promotions';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';

type OpenAmountsProps = { pax: Pax; prices: Prices; className?: string | undefined };

/** Says what our team confirms, below the amounts: prices of infants and children that no field holds. */
export function OpenAmounts({ pax, prices, className }: OpenAmountsProps) {
  const { t } = useMessages();
  const infants = infantsToConfirm(prices, pax);
  const parts = [
    ...(infants > 0 ? [t('party.infant', { count: infants })] : []),
    ...(pax.child > 0 && prices.childPrice === undefined ? [t('cost.childBed')] : []),
  ];
  return (
    parts.length > 0 && (
      <p className={classNames('small muted', className)}>{t('cost.open', { parts: parts.join(', ') })}</p>
    )
  );
}
