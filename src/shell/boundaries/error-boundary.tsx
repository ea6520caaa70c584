import { Component, type ReactNode } from 'react';
import { reportThrown } from '@/reports/watch-errors';
import { reloadOnce } from './chunk-reload';

type Props = {
  children: ReactNode;
  /** A new value clears the error and renders the children again. */
  resetKey?: string;
  fallback: (error: Error, retry: () => void) => ReactNode;
};

type State = { error: Error | null; resetKey: string | undefined };

/** Shows the fallback in place of children that threw. After a failed chunk download it reloads the page first. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error) {
    const isReloading = reloadOnce(error);
    // The first part stays inline, so that a build without an address for reports has none of their code.
    if (process.env.NEXT_PUBLIC_ERROR_REPORTS_URL && !isReloading) reportThrown(error);
  }

  retry = () => this.setState({ error: null });

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback(error, this.retry) : this.props.children;
  }
}
