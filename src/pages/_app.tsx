import '@/ui/theme/tokens.css';
import '@/ui/theme/global.css';
import type { AppProps } from 'next/app';
import type { SSRConfig } from 'next-i18next/pages';
import { pageWords } from '@/i18n/page-words';
import { WordsProvider } from '@/i18n/words-context';
import { fontSans } from '@/shell/font';
import type { KelanaPage, ShellProps } from '@/shell/page';
import { Shell } from '@/shell/shell';

type Props = AppProps<ShellProps & Partial<SSRConfig>> & { Component: KelanaPage<ShellProps> };

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
