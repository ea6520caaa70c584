import { type FormEvent, useState } from 'react';
import type { Change } from '@/hooks/developer/use-control';
import { useItineraries } from '@/hooks/tour/use-itineraries';
import styles from './developer-panel.module.css';
import { messages } from './messages';
import { PanelField } from './panel-field';
import form from './panel-form.module.css';
import { PanelNumber } from './panel-number';
import { PanelSection } from './panel-section';

/** Shows forms for the seats and prices of the departures of the open tour. */
export function DepartureSection({ change }: { change: Change }) {
  return (
    <PanelSection title={messages.departures}>
      <DepartureForm change={change} />
    </PanelSection>
  );
}

function DepartureForm({ change }: { change: Change }) {
  // Read from the address at every poll, because the panel's React root has no router.
  const tourId = tourInUrl(window.location);
  const { data } = useItineraries(tourId);
  const [chosenId, setChosenId] = useState(0);
  const departures = data?.data ?? [];
  const chosen = departures.find(({ id }) => id === chosenId) ?? departures[0];
  if (tourId === null) return <p className={styles.note}>{messages.noTour}</p>;
  if (!chosen) return null;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const number = (name: string) => (fields.get(name) === '' ? null : Number(fields.get(name)));
    const next = { seat: number('seat'), price: number('price') };
    void change((controls) => controls.changeDeparture(chosen.id, next));
  };
  return (
    <form className={form.form} onSubmit={send} key={`${chosen.id} ${chosen.seat} ${chosen.price}`}>
      <PanelField label={messages.departure} isWide>
        {(field) => (
          <select {...field} value={chosen.id} onChange={(event) => setChosenId(Number(event.target.value))}>
            {departures.map(({ id, periode }) => (
              <option key={id} value={id}>
                {periode}
              </option>
            ))}
          </select>
        )}
      </PanelField>
      <PanelNumber
        label={messages.seats}
        name="seat"
        defaultValue={chosen.seat ?? ''}
        placeholder={messages.onRequest}
      />
      <PanelNumber
        label={messages.price}
        name="price"
        defaultValue={chosen.price ?? ''}
        placeholder={messages.onRequest}
      />
      <p className={form.submit}>
        <button type="submit" className={styles.button}>
          {messages.change}
        </button>
      </p>
    </form>
  );
}

/**
 * Returns the id of the tour whose page or booking is open: `/en/group-tour/17`, `/booking/17`, `/prebook?tour=17`;
 * null elsewhere.
 */
export function tourInUrl({ pathname, search }: Pick<Location, 'pathname' | 'search'>): number | null {
  const inPath = /^(?:\/en)?\/(?:group-tour|booking)\/(\d+)$/.exec(pathname)?.[1];
  const requested = /^(?:\/en)?\/prebook$/.test(pathname) ? new URLSearchParams(search).get('tour') : null;
  return Number(inPath ?? requested) || null;
}
