import {
  type ComponentType,
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';
import { useHydrated } from '../use-hydrated';

export type FailedPartProps = {
  /** Undefined or null while the part is loading. */
  error?: Error | null;
  retry: () => void;
  /** For a part that opens over the page, such as a dialog. */
  isOpen?: boolean;
  onClose?: () => void;
};

/**
 * The component in place of a part whose code could not be loaded. By default the error goes to the nearest error
 * boundary.
 */
export const PartFailures = createContext<ComponentType<FailedPartProps>>(({ error }) => {
  if (error) throw error;
  return null;
});

export function FailedPart(props: FailedPartProps) {
  const Failed = useContext(PartFailures);
  return <Failed {...props} />;
}

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
