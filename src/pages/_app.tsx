import '@/ui/theme/tokens.css';
import '@/ui/theme/global.css';
import type { AppProps } from 'next/app';
import type { SSRConfig } from 'next-i18next/pages';
import { pageWords } from '@/i18n/page-words';
import { WordsProvider } from '@/i18n/words-context';
import { installDefaultPolicy } from '@/shell/default-policy';
import { fontSans } from '@/shell/font';
import type { KelanaPage, ShellProps } from '@/shell/page';
import { Shell } from '@/shell/shell';

type Props = AppProps<ShellProps & Partial<SSRConfig>> & { Component: KelanaPage<ShellProps> };

// Before the router loads its first script.
if (typeof window !== 'undefined') installDefaultPolicy();

// A preview starts its service with the page, so that links to its files work before the first call.
if (process.env.NEXT_PUBLIC_SERVICE_MODE === 'worker' && typeof window !== 'undefined') {
  import('@/api/worker-mode').then(({ startService }) => startService()).catch(() => undefined);
}

// The developers' own tool, in a tree beside the site, where the embedded host answers: no other host has its controls.
// Written out, so that production builds leave it out whole.
if (
  ((process.env.NODE_ENV === 'development' && process.env.NEXT_PUBLIC_DEVELOPER_PANEL === 'on') ||
    process.env.NEXT_PUBLIC_SERVICE_MODE === 'worker') &&
  typeof window !== 'undefined'
) {
  import('@/shell/developer-panel/mount-panel').then(({ mountPanel }) => mountPanel()).catch(() => undefined);
}

export default function App({ Component, pageProps }: Props) {
  return (
    <WordsProvider words={pageWords(pageProps)}>
      {/* <html> carries the same class; without a use in here the build leaves the font's stylesheet out. */}
      <div className={fontSans.variable}>
        <Shell page={Component} data={pageProps.shell}>
          <Component {...pageProps} />
        </Shell>
      </div>
    </WordsProvider>
  );
}
