import { loadOnUse } from '@/lib/defer/load-on-use';
import { useTourLists } from '@/state/tour-lists';

// If the list's code cannot be loaded, the page is shown without it.
const RecentList = loadOnUse(
  () => import('./recent-list').then((part) => part.RecentList),
  () => null,
);

/** Shows recently viewed tours. Without any, nothing is rendered or downloaded. `exceptId` is the tour of the page. */
export function RecentTours({ exceptId }: { exceptId?: number }) {
  const tours = useTourLists().recent.filter((tour) => tour.id !== exceptId);
  return tours.length > 0 && <RecentList tours={tours} />;
}
