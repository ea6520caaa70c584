import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';
import { useHydrated } from '../use-hydrated';
import { FailedPart } from './part-failures';

type Placeholder = ComponentType<{ error?: Error | null; retry: () => void }>;

/**
 * Returns a component that only the browser renders and whose code is loaded when it is first rendered. Until then
 * `Placeholder` is rendered with the component's props, with the `error` of a failed download, and with `retry`;
 * mounting the component again also retries. `hydrateLater` is for parts that the server has to render.
 */
export function loadOnUse<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: Placeholder = FailedPart,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  return function LoadOnUse(props: Props) {
    const isHydrated = useHydrated();
    // Undefined while loading, null once loaded.
    const [error, setError] = useState<Error | null>();
    useEffect(() => {
      // Another instance may have loaded the part since this one was rendered.
      if (Part) return setError(null);
      if (error) return;
      const onLoaded = (part: ComponentType<Props>) => {
        Part = part;
        // A transition renders in short steps, so that the browser can respond to presses in between.
        startTransition(() => setError(null));
      };
      load().then(onLoaded, setError);
    }, [error]);
    const retry = useCallback(() => setError(undefined), []);
    return isHydrated && Part ? <Part {...props} /> : <Placeholder {...props} error={error} retry={retry} />;
  };
}
