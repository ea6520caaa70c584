import { type MouseEvent, type ReactElement, type ReactNode, useCallback, useEffect, useState } from 'react';

type Tops = typeof import('./tops');
type Press = MouseEvent<HTMLElement>;

let tops: Tops | undefined;

/**
 * Returns the top of the next page, and a function for the press of a card: it shows the top that `make` returns until
 * the page appears. Before the code is loaded, and for a press that opens another tab, nothing is shown.
 */
export function useNextPageTop(): [
  top: ReactElement | null,
  show: (press: Press, make: (tops: Tops) => ReactNode) => void,
] {
  const [top, setTop] = useState<ReactElement | null>(null);
  const close = useCallback(() => setTop(null), []);
  useEffect(loadTops, []);
  return [
    top,
    (press, make) => {
      if (!tops?.isPlain(press)) return;
      const { NextPageTop } = tops;
      setTop(
        <NextPageTop card={press.currentTarget} close={close}>
          {make(tops)}
        </NextPageTop>,
      );
    },
  ];
}

function loadTops(): void {
  if (tops) return;
  import('./tops')
    .then((loaded) => {
      tops = loaded;
    })
    .catch(() => {});
}
