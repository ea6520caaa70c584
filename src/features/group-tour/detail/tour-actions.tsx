import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { partyQuery } from '@/domain/party';
import { type DepartureList, isFull } from '@/domain/tour/departure';
import { TourToggle } from '@/features/shared/tour-lists/tour-toggle';
import { useCompareDialog } from '@/features/shared/tour-lists/use-compare-dialog';
import { useShare } from '@/features/shared/use-share';
import { useParty } from '@/form/trip-plan/use-party';
import { useWithLanguage } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { isSameId } from '@/lib/is-same-id';
import { pageAddress } from '@/lib/share';
import { useHydrated } from '@/lib/use-hydrated';
import { wholeNumber } from '@/lib/whole-number';
import { recordVisit, useRefusedTour, useTourLists } from '@/state/tour-lists';
import { Button } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Note } from '@/ui/static/messages/note';
import styles from './tour-top.module.css';
import type { TourProps } from './use-tour-detail';

/** Shows the buttons to save, compare and share; also records the tour as recently viewed on the device. */
export function TourActions({ tour, selection }: TourProps) {
  const { t } = useMessages('kept');
  const { id, title, countries, card } = tour;
  const listed = { id, title, countries, ...card };
  const { language } = useWithLanguage(card);

  useEffect(() => recordVisit({ id, title, countries, ...card, language }), [id, title, countries, card, language]);

  return (
    <>
      <ShareButton title={title} />
      <TourToggle list="saved" label={t('save')} tour={listed} look="outline" />
      <TourToggle list="compared" label={t('compare')} tour={listed} look="outline" />
      <CompareChip />
      <LinkedNote selection={selection} />
    </>
  );
}

function ShareButton({ title }: { title: string }) {
  const { t } = useMessages('tour-detail');
  const { resultText, share } = useShare({ copied: t('head.shared'), failed: t('head.shareFailed') });
  const party = useParty();
  return (
    <>
      <Button look="quiet" icon="share" onClick={() => share({ title, url: pageAddress(partyQuery(party)) })}>
        {t('kept:share')}
      </Button>
      <span role="status" className="small muted">
        {resultText}
      </span>
    </>
  );
}

/**
 * Shows a note if the departure of the link cannot be booked, with the date that is shown instead. The page is built
 * without the query, so the note is positioned over the pictures: nothing moves when it appears.
 */
function LinkedNote({ selection }: Pick<TourProps, 'selection'>) {
  const { t, locale } = useMessages('tour-detail');
  const { itinerary } = useRouter().query;
  const { departure } = selection;
  // The router may have the query before this part hydrates, but the server rendered without it.
  const isHydrated = useHydrated();
  const problem = isHydrated && linkedProblem(selection, itinerary);
  const isOther = departure && !isSameId(departure.id, itinerary);
  return (
    <div role="status" className={styles.linked}>
      {problem && (
        <Note tone="warning">
          {isOther
            ? `${t(`linked.${problem}`)} ${t('linked.other', { date: formatDate(departure.from, locale) })}`
            : t(`linked.${problem}`)}
        </Note>
      )}
    </div>
  );
}

/**
 * Returns why the departure named in the address (`?itinerary=`) cannot be chosen: sold out, already departed, or not a
 * departure of the tour. Null if it can be chosen, and if the address names none.
 */
export function linkedProblem(
  { upcoming, past }: DepartureList,
  linked: string | string[] | undefined,
): 'full' | 'past' | 'gone' | null {
  if (!linked) return null;
  const id = wholeNumber(linked);
  const row = upcoming.find((one) => isSameId(one.id, id));
  if (row) return isFull(row) ? 'full' : null;
  return past.some((one) => isSameId(one.id, id)) ? 'past' : 'gone';
}

/**
 * Opens the comparison from the page of a tour, where a bar would cover the price: a link to the list while one tour is
 * chosen, then a button with the number of tours.
 */
function CompareChip() {
  const { t } = useMessages('kept');
  const { compared } = useTourLists();
  const refused = useRefusedTour();
  const { open, dialog } = useCompareDialog();
  return (
    <>
      {compared.length === 1 && (
        <GoLink href={routes.tours()} className={styles.chip}>
          {t('chip.more')}
        </GoLink>
      )}
      {compared.length > 1 && (
        <Button look="second" size="compact" className={styles.chip} onClick={open}>
          {t('chip.open', { count: compared.length })}
        </Button>
      )}
      <div role="status">{refused && <Note tone="warning">{t('tray.fullFor', { tour: refused })}</Note>}</div>
      {dialog}
    </>
  );
}
