import type { ReactNode } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { FailurePanel } from '../errors/failure-panel';
import { ErrorBoundary } from './error-boundary';

/** The last one: the shell itself failed. */
export function OuterBoundary({ children }: { children: ReactNode }) {
  const { t } = useMessages();
  return (
    <ErrorBoundary
      fallback={() => (
        <main>
          <FailurePanel
            title={t('boundary.outerTitle')}
            text={t('boundary.outerText')}
            button={t('buttons.reload')}
            onPress={() => window.location.reload()}
          />
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
