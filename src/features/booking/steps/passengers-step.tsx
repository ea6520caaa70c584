import { useWatch } from 'react-hook-form';
import { useBookingContext } from '../session/booking-context';
import { PassengerFields } from './passenger-fields';
import { useNationalities } from './use-nationalities';

/** Everybody who travels, adults first. */
export function PassengersStep() {
  const { form } = useBookingContext();
  const passengers = useWatch({ control: form.control, name: 'passengers' });
  const nationalities = useNationalities(passengers.map(({ nationality }) => nationality));
  return (
    <>
      {passengers.map((passenger, index) => (
        // Guests have no identity but their place among those of their kind.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <PassengerFields key={`${passenger.type}-${index}`} index={index} nationalities={nationalities} />
      ))}
    </>
  );
}
