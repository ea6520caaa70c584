import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useMessages } from '@/i18n/use-messages';
import { isChunkFailure } from '@/next-internals/chunk-failure';
import { chunkFailureState } from '@/state/chunk-failure';
import { FailurePanel } from '../errors/failure-panel';
import { ErrorBoundary } from './error-boundary';

/**
 * Shows an error in place of the content, so that the navigation stays usable. A change of the path renders the content
 * again.
 */
export function ContentBoundary({ children }: { children: ReactNode }) {
  const { asPath } = useRouter();
  const { hasFailed } = useSnapshot(chunkFailureState);
  if (hasFailed) return <ChunkFailurePanel />;
  return (
    <ErrorBoundary
      resetKey={asPath.split(/[?#]/, 1)[0]}
      fallback={(error, retry) => (isChunkFailure(error) ? <ChunkFailurePanel /> : <BrokenContent retry={retry} />)}
    >
      {children}
    </ErrorBoundary>
  );
}

function BrokenContent({ retry }: { retry: () => void }) {
  const { t } = useMessages();
  return (
    <FailurePanel
      as="sudden"
      title={t('boundary.title')}
      text={t('boundary.text')}
      button={t('buttons.retry')}
      onPress={retry}
    />
  );
}

function ChunkFailurePanel() {
  const { t } = useMessages();
  return (
    <FailurePanel
      as="sudden"
      title={t('boundary.chunkTitle')}
      text={t('boundary.chunkText')}
      button={t('buttons.reload')}
      onPress={() => window.location.reload()}
    />
  );
}
