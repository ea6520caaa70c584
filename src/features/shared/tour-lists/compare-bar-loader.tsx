import { useState } from 'react';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { useTourLists } from '@/state/tour-lists';

// A bar that cannot be downloaded leaves the page as it is.
const CompareBar = loadOnUse(
  () => import('./compare-bar').then((part) => part.CompareBar),
  () => null,
);

/** Shows the bar with the tours selected for comparison; its code is loaded with the first one. */
export function CompareBarLoader() {
  const isNeeded = useTourLists().compared.length > 0;
  const [isLoaded, setIsLoaded] = useState(false);
  if (isNeeded && !isLoaded) setIsLoaded(true);
  return isLoaded && <CompareBar />;
}
