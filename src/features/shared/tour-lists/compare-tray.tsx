import { useState } from 'react';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { useTourLists } from '@/state/tour-lists';

// A tray that cannot be downloaded leaves the page as it is.
const TrayBar = loadOnUse(
  () => import('./tray-bar').then((part) => part.TrayBar),
  () => null,
);

/** The bar with the tours picked for comparison; downloaded with the first one. */
export function CompareTray() {
  const isNeeded = useTourLists().compared.length > 0;
  const [isLoaded, setIsLoaded] = useState(false);
  if (isNeeded && !isLoaded) setIsLoaded(true);
  return isLoaded && <TrayBar />;
}
