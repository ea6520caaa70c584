import '@/ui/theme/tokens.css';
import '@/ui/theme/global.css';
import type { AppProps } from 'next/app';
import { useSyncExternalStore } from 'react';
import type { CarriedMessages } from '@/i18n/translate';
import { MessagesContext, type PageLanguages, PageLanguagesContext } from '@/i18n/use-messages';
import { clockOffsetMs, onClockCorrection } from '@/lib/clock';
import { startReports } from '@/reports/start-reports';
import { installDefaultPolicy } from '@/shell/default-policy';
import type { KelanaPage } from '@/shell/page';
import { Shell } from '@/shell/shell';

type Props = AppProps<PageLanguages & Partial<CarriedMessages>> & { Component: KelanaPage<PageLanguages> };

// Must run before the router loads its first script.
if (typeof window !== 'undefined') installDefaultPolicy();
startReports();

export default function App({ Component, pageProps }: Props) {
  // When the device's clock turns out to be wrong, the page renders again for another today; the value of the context is a
  // new one each time, so that deferred parts render again too.
  useSyncExternalStore(onClockCorrection, clockOffsetMs, () => 0);
  return (
    <MessagesContext value={pageProps?.messages ?? {}}>
      <PageLanguagesContext value={{ ...pageProps }}>
        <Shell page={Component}>
          <Component {...pageProps} />
        </Shell>
      </PageLanguagesContext>
    </MessagesContext>
  );
}
