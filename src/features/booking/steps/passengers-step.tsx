import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useBooking, useBookingContext } from '../session/booking-context';
import { PassengerFields } from './passenger-fields';
import { useNationalities } from './use-nationalities';

/** Shows the third step: all guests, adults first. Small screens open one guest at a time. */
export function PassengersStep() {
  const { form, store, guestsToFill } = useBookingContext();
  const passengers = useWatch({ control: form.control, name: 'passengers' });
  const nationalities = useNationalities(passengers.map(({ nationality }) => nationality));
  const [first] = useState(() => guestsToFill()[0] ?? 0);
  const guestOrder = useBooking((facts) => facts.guestOrder);
  const openGuest = useBooking((facts) => facts.openGuest) ?? first;
  useEffect(() => {
    store.dispatch({ type: 'guestOpened', index: first });
    return () => store.dispatch({ type: 'guestOpened', index: null });
  }, [store, first]);
  return (
    <>
      {passengers.map((_, index) => (
        <PassengerFields
          // Guests are identified by position only, so a guest who moves gets a new form.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={`${guestOrder}-${index}`}
          index={index}
          nationalities={nationalities}
          isOpen={index === openGuest}
          onOpen={() => store.dispatch({ type: 'guestOpened', index })}
        />
      ))}
    </>
  );
}
