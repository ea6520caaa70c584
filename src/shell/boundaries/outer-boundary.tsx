import type { ReactNode } from 'react';
import { useWords } from '@/i18n/use-words';
import { FailurePanel } from '../errors/failure-panel';
import { ErrorBoundary } from './error-boundary';

/** The last one: the shell itself failed. */
export function OuterBoundary({ children }: { children: ReactNode }) {
  const { t } = useWords();
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
