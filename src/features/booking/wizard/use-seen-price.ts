import { useCallback, useEffect, useState } from 'react';
import type { Departure } from '@/domain/departure';
import type { Beginning } from './begin';
import type { Departures } from './use-departures';
import type { Draft } from './use-draft';

type Parts = {
  draft: Pick<Draft, 'keep'>;
  beginning: Pick<Beginning, 'seenPrice'>;
  departures: Pick<Departures, 'updatedAt'>;
  departure: Departure | undefined;
};

/** The price per person the visitor saw when they chose, or accepted since; undefined while there is none. */
export function useSeenPrice({ draft: { keep }, beginning, departures, departure }: Parts) {
  const [seenPrice, setSeenPrice] = useState(beginning.seenPrice);
  const seePrice = useCallback(
    (price: number | null) => {
      keep({ seenPrice: price });
      setSeenPrice(price);
    },
    [keep],
  );
  const isLive = departures.updatedAt !== null;
  useEffect(() => {
    if (isLive && departure && seenPrice === undefined) seePrice(departure.price);
  }, [isLive, departure, seenPrice, seePrice]);
  return { seenPrice, seePrice };
}
