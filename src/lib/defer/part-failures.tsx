import { type ComponentType, createContext, useContext } from 'react';

export type FailedPartProps = {
  /** The failed download; undefined or null while the part is loading. */
  error?: Error | null;
  retry: () => void;
  /** Of a part that opens over the page. */
  isOpen?: boolean;
  onClose?: () => void;
};

type Failures = {
  /** Rendered instead of a part whose code could not be loaded. */
  Failed: ComponentType<FailedPartProps>;
  /** Called when a part's code cannot be loaded although one of its buttons was pressed. */
  report: (error: unknown) => void;
};

/** How the site reports code that could not be loaded; without a provider the error goes to the nearest boundary. */
export const PartFailures = createContext<Failures>({
  Failed({ error }) {
    if (error) throw error;
    return null;
  },
  report() {},
});

export function FailedPart(props: FailedPartProps) {
  const { Failed } = useContext(PartFailures);
  return <Failed {...props} />;
}
