import { useRouter } from 'next/router';
import { Component, type ReactNode, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { limits } from '@/config/limits';
import { useMessages } from '@/i18n/use-messages';
import { type FailedPartProps, PartFailures } from '@/lib/defer/load-on-use';
import { reloadPage } from '@/lib/leave-for';
import { useRouterEvent } from '@/lib/use-router-event';
import { callOff } from '@/next-internals/call-off';
import { isChunkFailure } from '@/next-internals/chunk-failure';
import { reportThrown } from '@/reports/watch-errors';
import { chunkFailureState } from '@/state/chunk-failure';
import { readStored, writeStored } from '@/state/device-storage';
import { networkState } from '@/state/network';
import { showError } from '@/state/toasts';
import { FailurePanel } from './errors/failure-panel';

/**
 * Returns true when a reload is allowed, at most once a minute (§4), and stores the time. Without working storage there
 * is no automatic reload, because the page could reload in an endless loop.
 */
export function mayReload(now: number = Date.now()): boolean {
  const last = Number(readStored('chunkReload') ?? Number.NEGATIVE_INFINITY);
  if (now - last < limits.chunkReloadGuardMs) return false;
  return writeStored('chunkReload', String(now));
}

/** Reloads the page after a failed chunk download, when a reload may help and is allowed. Returns false otherwise. */
function reloadOnce(error: unknown): boolean {
  // Offline, a reload would replace the page by the browser's error page.
  const mayHelp = isChunkFailure(error) && networkState.isOnline && mayReload();
  if (mayHelp) reloadPage();
  return mayHelp;
}

type BoundaryProps = {
  children: ReactNode;
  /** A new value clears the error and renders the children again. */
  resetKey?: string;
  fallback: (error: Error, retry: () => void) => ReactNode;
};

type BoundaryState = { error: Error | null; resetKey: string | undefined };

/** Shows the fallback in place of children that threw. After a failed chunk download it reloads the page first. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown): Partial<BoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error) {
    const isReloading = reloadOnce(error);
    // The first part stays inline, so that a build without an address for reports has none of their code.
    if (process.env.NEXT_PUBLIC_ERROR_REPORTS_DSN && !isReloading) reportThrown(error);
  }

  retry = () => this.setState({ error: null });

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback(error, this.retry) : this.props.children;
  }
}

/**
 * Shows an error in place of the content, so that the navigation stays usable. A change of the path renders the content
 * again.
 */
export function ContentBoundary({ children }: { children: ReactNode }) {
  const { t } = useMessages();
  const { asPath } = useRouter();
  const { hasFailed } = useSnapshot(chunkFailureState);
  const chunkFailure = (
    <FailurePanel
      as="sudden"
      title={t('boundary.chunkTitle')}
      text={t('boundary.chunkText')}
      button={t('buttons.reload')}
      onPress={() => window.location.reload()}
    />
  );
  if (hasFailed) return chunkFailure;
  const fallback = (error: Error, retry: () => void) =>
    isChunkFailure(error) ? (
      chunkFailure
    ) : (
      <FailurePanel
        as="sudden"
        title={t('boundary.title')}
        text={t('boundary.text')}
        button={t('buttons.retry')}
        onPress={retry}
      />
    );
  return (
    <ErrorBoundary resetKey={asPath.split(/[?#]/, 1)[0]} fallback={fallback}>
      {children}
    </ErrorBoundary>
  );
}

/**
 * Handles deferred parts whose code cannot be loaded: the page reloads once, and after that shows an error in place of
 * the part.
 */
export function MissingParts({ children }: { children: ReactNode }) {
  return <PartFailures value={MissingPart}>{children}</PartFailures>;
}

/**
 * Shows an error in place of a part in the page. A part that opens over the page closes with a toast instead, and is
 * loaded again at the next press.
 */
function MissingPart({ error, retry, isOpen = true, onClose }: FailedPartProps) {
  const { t } = useMessages();
  const judged = useRef<Error | null>(null);
  useEffect(() => {
    if (!error) return;
    const isNew = judged.current !== error;
    judged.current = error;
    if (isNew && reloadOnce(error)) return;
    if (!onClose) {
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }
    if (!isOpen) return;
    if (isNew) {
      showError(t('boundary.chunkTitle'));
      onClose();
    } else {
      judged.current = null;
      retry();
    }
  }, [error, isOpen, onClose, retry, t]);

  if (!error || onClose) return null;
  if (!isChunkFailure(error)) throw error;
  return (
    <FailurePanel
      as="part"
      title={t('boundary.chunkTitle')}
      text={t('boundary.chunkText')}
      button={t('buttons.retry')}
      onPress={retry}
    />
  );
}

/** Handles routes that could not be loaded: allows Next's reload, or cancels it and keeps the current page. */
export function useFailedRoute() {
  const { events } = useRouter();
  const { t } = useMessages();
  useRouterEvent('routeChangeError', (error: unknown, ...route: unknown[]) => {
    if (!isChunkFailure(error)) return;
    if (!networkState.isOnline) showError(t('network.staysHere'));
    // Next itself performs a full navigation right afterwards, which is the reload of §4.
    else if (mayReload()) return;
    else chunkFailureState.hasFailed = true;
    // Next's router neither reloads nor reports an error for a cancelled navigation.
    const calledOff = Object.assign(new Error('Navigation called off'), { cancelled: true });
    // This also prevents the full navigation that Next would start.
    callOff(events, calledOff, ...route);
  });
  useRouterEvent('routeChangeComplete', () => {
    chunkFailureState.hasFailed = false;
  });
}
