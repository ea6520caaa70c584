import { partyLimit, paxLimit } from '@/domain/booking-party';
import { headCount, type Pax, type PaxType, paxTypes } from '@/domain/party';
import { useMessages } from '@/i18n/use-messages';
import { NumberStepper } from '@/ui/static/number-stepper';
import { StepperRows } from '@/ui/static/stepper-rows';

/** Each infant sits on an adult's lap. */
const withAdultForInfants = (pax: Pax): Pax => ({ ...pax, infant: Math.min(pax.infant, pax.adult) });

type PartySteppersProps = {
  pax: Pax;
  /** The seats left and the size of the group; null if they set no limit. */
  seats?: number | null;
  capacity?: number | null;
  onChange: (pax: Pax) => void;
};

/** Shows the numbers of travellers by age, limited by the size of one booking and the seats left. */
export function PartySteppers({ pax, seats = null, capacity = null, onChange }: PartySteppersProps) {
  const { t } = useMessages('plan');
  const party = partyLimit(capacity);
  const limitText = (type: PaxType, max: number): string | undefined => {
    if (pax[type] < max) return undefined;
    if (headCount(pax) >= party) return t('limitParty', { count: party });
    return type === 'infant' ? t('limitInfant') : t('limitSeats', { count: seats ?? 0 });
  };
  return (
    <StepperRows>
      {paxTypes.map((type) => {
        const max = paxLimit(type, pax, seats, capacity);
        return (
          <NumberStepper
            key={type}
            label={t(type)}
            hint={t(`hint.${type}`)}
            value={pax[type]}
            min={type === 'adult' ? 1 : 0}
            max={max}
            limit={limitText(type, max)}
            onChange={(count) => onChange(withAdultForInfants({ ...pax, [type]: count }))}
            decreaseLabel={t('fewer', { kind: t(type).toLowerCase() })}
            increaseLabel={t('more', { kind: t(type).toLowerCase() })}
          />
        );
      })}
    </StepperRows>
  );
}
