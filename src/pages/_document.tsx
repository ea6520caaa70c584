import Document, { Head, Html, Main, NextScript } from 'next/document';
import { stylePolicy } from '@/shell/document/style-policy';
import { fontSans } from '@/shell/font';

export default class SiteDocument extends Document {
  override render() {
    return (
      <Html className={fontSans.variable} data-scroll-behavior="smooth">
        <Head>
          {/* The development server prints style elements of its own. */}
          {process.env.NODE_ENV === 'production' && (
            <meta httpEquiv="Content-Security-Policy" content={stylePolicy()} />
          )}
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
