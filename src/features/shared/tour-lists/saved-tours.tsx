import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { FailedPart } from '@/lib/defer/part-failures';
import { LoadingArea } from '@/ui/static/skeleton';

const SavedList = loadOnUse(
  () => import('./saved-list').then((part) => part.SavedList),
  (part) => (part.error ? <FailedPart {...part} /> : <Waiting />),
);

/** Shows the tours saved on this device, with current dates and prices if the service responds. */
export function SavedTours() {
  return <SavedList />;
}

function Waiting() {
  return <LoadingArea label={useMessages('common').t('states.loading')}>{null}</LoadingArea>;
}
