import { seatProblem } from '@/domain/booking-party';
import type { Pax } from '@/domain/party';
import type { Departure } from '@/domain/tour/departure';
import { usualCost } from '@/domain/tour/trip-cost';
import { CostSum } from '@/features/shared/cost/cost-sum';
import { guestLines } from '@/features/shared/cost/guest-lines';
import { OpenAmounts } from '@/features/shared/cost/open-amounts';
import { useMessages } from '@/i18n/use-messages';
import styles from './booking-card.module.css';
import type { DetailModel } from './detail-model';

type PartySumProps = { tour: Pick<DetailModel, 'costs'>; departure: Departure; party: Pax };

/** Shows what the party pays for a departure; nothing if the price is on request or the seats are too few. */
export function PartySum({ tour, departure, party }: PartySumProps) {
  const { t } = useMessages();
  if (departure.price === null || seatProblem(departure, party)) return null;
  return (
    <>
      <CostSum lines={guestLines(departure, party, t)} cost={usualCost(departure, party, tour.costs)} />
      <OpenAmounts pax={party} prices={departure} className={styles.open} />
    </>
  );
}
