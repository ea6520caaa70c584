import dynamic from 'next/dynamic';
import Head from 'next/head';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { RethrowLoadError } from '@/lib/rethrow-load-error';
import { ContentBoundary } from './boundaries/content-boundary';
import { OuterBoundary } from './boundaries/outer-boundary';
import { ChatButton } from './chat/chat-button';
import { showsChat } from './chat/shows-chat';
import { ConfirmHost } from './confirm/confirm-host';
import { PageLayout } from './layouts/page-layout';
import type { KelanaPage, ShellData } from './page';
import { ProgressBar } from './progress/progress-bar';
import { StartUp } from './start-up';
import { ToastHost } from './toasts/toast-host';

// Most pages are open to everybody and do without it.
const PageGuard = dynamic(() => import('./page-middleware/page-guard').then((part) => part.PageGuard), {
  loading: RethrowLoadError,
});

type Props = {
  page: Pick<KelanaPage, 'layout' | 'middleware' | 'hasPreFooter'>;
  data?: ShellData | null;
  children: ReactNode;
};

/** Everything around the screen. */
export function Shell({ page, data, children }: Props) {
  const { pathname } = useRouter();
  const { layout = 'default', middleware = [], hasPreFooter } = page;
  return (
    <>
      <Head>
        <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      </Head>
      <OuterBoundary>
        <StartUp />
        <ProgressBar />
        <PageLayout name={layout} shell={data} hasPreFooter={hasPreFooter}>
          <ContentBoundary>
            {middleware.length > 0 ? <PageGuard names={middleware}>{children}</PageGuard> : children}
          </ContentBoundary>
        </PageLayout>
        {showsChat(layout, pathname) && <ChatButton />}
        <ToastHost />
        <ConfirmHost />
      </OuterBoundary>
    </>
  );
}
