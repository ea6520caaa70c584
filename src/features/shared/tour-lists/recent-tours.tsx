import { loadOnUse } from '@/lib/defer/load-on-use';
import { useTourLists } from '@/state/tour-lists';

// A list that cannot be downloaded leaves the page as it is.
const RecentList = loadOnUse(
  () => import('./recent-list').then((part) => part.RecentList),
  () => null,
);

/** The tours seen on this device; nothing, and no download, until there are some. `exceptId` is the one on the page. */
export function RecentTours({ exceptId }: { exceptId?: number }) {
  const tours = useTourLists().recent.filter((tour) => tour.id !== exceptId);
  return tours.length > 0 && <RecentList tours={tours} />;
}
