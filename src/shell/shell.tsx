import Head from 'next/head';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { ContentBoundary } from './boundaries/content-boundary';
import { OuterBoundary } from './boundaries/outer-boundary';
import { ChatButton } from './chat/chat-button';
import { showsChat } from './chat/shows-chat';
import { ConfirmHost } from './confirm/confirm-host';
import { defaultLayout } from './layouts/default-layout';
import type { KelanaPage, ShellData } from './page';
import { ProgressBar } from './progress/progress-bar';
import { StartUp } from './start-up';
import { ToastHost } from './toasts/toast-host';

type Props = {
  page: Pick<KelanaPage, 'layout' | 'middleware' | 'hasPreFooter'>;
  data?: ShellData | null;
  children: ReactNode;
};

/** Everything around the screen. */
export function Shell({ page, data, children }: Props) {
  const { pathname } = useRouter();
  const { layout = defaultLayout, middleware, hasPreFooter } = page;
  const { name, Frame } = layout;
  return (
    <>
      <Head>
        <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      </Head>
      <OuterBoundary>
        <StartUp />
        <ProgressBar />
        <Frame shell={data} hasPreFooter={hasPreFooter}>
          <ContentBoundary>
            {middleware ? <middleware.Guard names={middleware.names}>{children}</middleware.Guard> : children}
          </ContentBoundary>
        </Frame>
        {showsChat(name, pathname) && <ChatButton />}
        <ToastHost />
        <ConfirmHost />
      </OuterBoundary>
    </>
  );
}
