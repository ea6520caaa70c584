import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';
import { FailedPart } from './part-failures';
import { useHydrated } from './use-hydrated';

type Waiting = ComponentType<{ error?: Error | null; retry: () => void }>;

/**
 * A part of the page that only the browser shows and whose code comes when it is first shown. Until then `Waiting`
 * stands in its place with the props of the part, also with the `error` of a failed download; `retry`, or showing the
 * part anew, tries again.
 * What the server has to write out is `late` instead.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: Waiting = FailedPart,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  return function OnDemand(props: Props) {
    const isHydrated = useHydrated();
    // Nothing to say while it is on its way, null once it is here.
    const [error, setError] = useState<Error | null>();
    useEffect(() => {
      // It may have come for another instance, between this one's rendering and now.
      if (Part) return setError(null);
      if (error) return;
      const arrive = (part: ComponentType<Props>) => {
        Part = part;
        // In short steps: nothing a visitor does meanwhile has to wait for it.
        startTransition(() => setError(null));
      };
      load().then(arrive, setError);
    }, [error]);
    const retry = useCallback(() => setError(undefined), []);
    return isHydrated && Part ? <Part {...props} /> : <Waiting {...props} error={error} retry={retry} />;
  };
}
