import '@/ui/theme/tokens.css';
import '@/ui/theme/global.css';
import '@/shell/font';
import type { AppProps } from 'next/app';
import { appWithTranslation } from 'next-i18next/pages';
import { i18nConfig } from '@/i18n/i18n';
import type { KelanaPage, ShellProps } from '@/shell/page';
import { Shell } from '@/shell/shell';

type Props = AppProps<ShellProps> & { Component: KelanaPage<ShellProps> };

function App({ Component, pageProps }: Props) {
  return (
    <Shell page={Component} data={pageProps.shell}>
      <Component {...pageProps} />
    </Shell>
  );
}

export default appWithTranslation(App as (props: AppProps) => React.JSX.Element, i18nConfig);
