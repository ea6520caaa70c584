import { type ComponentType, createContext, useContext } from 'react';

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
