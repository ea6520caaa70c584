import Head from 'next/head';
import { useRouter } from 'next/router';
import { Activity, Fragment, type ReactNode } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { ContentBoundary, ErrorBoundary, MissingParts } from './boundaries';
import { ChatButton, showsChat } from './chat/chat-button';
import { FailurePanel } from './errors/failure-panel';
import { defaultLayout } from './layouts/default-layout';
import { ConfirmHost, SearchHost, ToastHost } from './overlays';
import type { PageRules } from './page';
import { ProgressBar } from './progress/progress-bar';
import { AfterPage, StartUp } from './start-up';

/**
 * Shows a page inside its layout, guard and error boundaries, with the progress bar, chat button, toasts and dialogs.
 */
export function Shell({ page, children }: { page: PageRules; children: ReactNode }) {
  const { pathname } = useRouter();
  const { Meta: PageMeta, layout = defaultLayout, middleware, hasPreFooter } = page;
  const { name, Frame } = layout;
  // Content pages hydrate in short steps, so that the browser can respond to a press in between. Form pages hydrate at
  // once.
  const Steps = name === defaultLayout.name ? Activity : Fragment;
  return (
    <OuterBoundary>
      <StartUp />
      <MissingParts>
        <ProgressBar />
        <Frame hasPreFooter={hasPreFooter}>
          <Steps>
            {/* Inside the same boundary as the pages' Head elements, because the first Head to hydrate removes the
                tags of those that have not hydrated yet. */}
            <Head>
              <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
            </Head>
            {/* Rendered before the content, so that a title inside the content, such as an error title, replaces
                this one. */}
            {PageMeta && <PageMeta />}
            <ContentBoundary>
              {middleware ? <middleware.Guard names={middleware.names}>{children}</middleware.Guard> : children}
            </ContentBoundary>
          </Steps>
        </Frame>
        {showsChat(name, pathname) && <ChatButton />}
        <ToastHost />
        <ConfirmHost />
        <SearchHost />
        <AfterPage />
      </MissingParts>
    </OuterBoundary>
  );
}

/** Shows an error page when the shell itself fails to render. */
function OuterBoundary({ children }: { children: ReactNode }) {
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
