import { type ComponentType, createContext, useContext } from 'react';

export type FailedPartProps = {
  /** Undefined or null while the part is loading. */
  error?: Error | null;
  retry: () => void;
  /** For a part that opens over the page, such as a dialog. */
  isOpen?: boolean;
  onClose?: () => void;
};

type Failures = {
  /** Rendered in place of a part whose code could not be loaded. */
  Failed: ComponentType<FailedPartProps>;
  /** Called when a visitor presses a button of a part whose code cannot be loaded. */
  report: (error: unknown) => void;
};

/** Handlers for code that fails to load. By default the error goes to the nearest error boundary. */
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
