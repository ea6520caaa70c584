import type { ReactNode } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { FailurePanel } from '../errors/failure-panel';
import { ErrorBoundary } from './error-boundary';

/** Shows an error page when the shell itself fails to render. */
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
