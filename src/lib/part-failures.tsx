import { type ComponentType, createContext, useContext } from 'react';

export type FailedPartProps = {
  /** Nothing while the part is on its way. */
  error?: Error | null;
  retry: () => void;
  /** Of a part that opens over the page. */
  isOpen?: boolean;
  onClose?: () => void;
};

type Failures = {
  /** Stands in the place of a part whose code did not come. */
  Failed: ComponentType<FailedPartProps>;
  /** Hears of a part whose code does not come although somebody has pressed a button of it. */
  report: (error: unknown) => void;
};

/** What the site does about code that does not come; where nothing was said it is for the nearest boundary. */
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
