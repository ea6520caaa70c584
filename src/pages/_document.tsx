import Document, { Head, Html, Main, NextScript } from 'next/document';
import { renderWithStyles } from '@/shell/document/render-with-styles';
import type { styleTags } from '@/shell/document/style-tags';
import { fontSans } from '@/shell/font';

export default class SiteDocument extends Document<ReturnType<typeof styleTags>> {
  static override getInitialProps = renderWithStyles;
  override render() {
    const { policy, tags } = this.props;
    return (
      <Html className={fontSans.variable} data-scroll-behavior="smooth">
        <Head>
          {/* The development server prints style elements of its own. */}
          {process.env.NODE_ENV === 'production' && <meta httpEquiv="Content-Security-Policy" content={policy} />}
          {tags}
          <link rel="icon" href="/images/favicon.svg" type="image/svg+xml" />
          <meta name="theme-color" content="#0b2032" />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
