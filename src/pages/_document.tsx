import { Html, Main } from 'next/document';
import { firstScript } from '@/config/security-headers';
import { DeferredScripts, HeadWithInlineStyles } from '@/next-internals/document-parts';

export default function SiteDocument() {
  return (
    <Html data-scroll-behavior="smooth">
      <HeadWithInlineStyles>
        <script>{firstScript}</script>
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/images/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/images/icon-180.png" />
        <link rel="manifest" href="/images/site.webmanifest" />
        <meta name="theme-color" content="#0b2032" />
        {/* There is one scheme: it keeps form controls and scroll bars light beside it. */}
        <meta name="color-scheme" content="light" />
      </HeadWithInlineStyles>
      <body>
        <Main />
        <DeferredScripts />
      </body>
    </Html>
  );
}
