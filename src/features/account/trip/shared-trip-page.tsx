import { useEffect, useSyncExternalStore } from 'react';
import { routes } from '@/config/routes';
import { sharedTripQuery } from '@/data/operations/trip';
import { useRead } from '@/data/use-read';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { QueryView } from '@/features/shared/query-view';
import { useMessages } from '@/i18n/use-messages';
import { FailedPart, loadOnUse } from '@/lib/defer/load-on-use';
import { ButtonLink } from '@/ui/static/buttons/button';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import styles from './trip.module.css';
import { TripSkeleton } from './trip-skeleton';

const SharedTrip = loadOnUse(
  () => import('./shared-trip').then((part) => part.SharedTrip),
  (part) => (part.error ? <FailedPart {...part} /> : <Placeholder />),
);

/** Shows a trip to fellow travellers by the key behind the `#` of the address, which browsers send to nobody. */
export function SharedTripPage() {
  const { t } = useMessages('trip');
  const key = useKey();
  const query = useRead(key ? sharedTripQuery(key) : null);
  const isUnknown = key === '' || query.error?.kind === 'not-found' || query.error?.status === 422;
  return (
    <div className="container ends-page">
      <PageMeta title={t('shared.title')} description={t('shared.description')} isHidden />
      <div className={styles.shared}>
        {isUnknown ? (
          <EmptyBlock
            headingLevel={1}
            title={t('shared.unknown')}
            text={t('shared.unknownText')}
            action={<ButtonLink href={routes.tours()}>{t('common:menu.tours')}</ButtonLink>}
          />
        ) : (
          <QueryView
            query={query}
            skeleton={<Placeholder />}
            failed={t('failed')}
            headingLevel={1}
            stale={{ text: t('stale'), busy: t('common:states.refreshing') }}
          >
            {({ data }) => <SharedTrip trip={data} />}
          </QueryView>
        )}
      </div>
    </div>
  );
}

function Placeholder() {
  const { t } = useMessages('trip');
  return <TripSkeleton title={t('shared.title')} />;
}

/** The last key of this tab, because the links to the other language and to signing in have none. */
let lastKey = '';

/** Returns the key behind the `#` of the address; null on the server and before the first render in the browser. */
function useKey(): string | null {
  const key = useSyncExternalStore(
    (onChange) => {
      window.addEventListener('hashchange', onChange);
      return () => window.removeEventListener('hashchange', onChange);
    },
    () => {
      lastKey = window.location.hash.slice(1) || lastKey;
      return lastKey;
    },
    () => null,
  );
  useEffect(() => {
    if (key && window.location.hash === '') window.history.replaceState(window.history.state, '', `#${key}`);
  });
  return key;
}
