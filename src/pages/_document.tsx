import { Head, Html, Main, NextScript } from 'next/document';
import { fontSans } from '@/shell/font';

export default function SiteDocument() {
  return (
    <Html className={fontSans.variable} data-scroll-behavior="smooth">
      <Head>
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
