import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import { createDocumentCache, styleTags } from '@/shell/document/style-tags';
import { fontSans } from '@/shell/font';
import { StyleCacheContext } from '@/ui/controls/style-cache';

type Styles = ReturnType<typeof styleTags>;

export default class SiteDocument extends Document<Styles> {
  static override async getInitialProps(context: DocumentContext) {
    const cache = createDocumentCache();
    const { renderPage } = context;
    context.renderPage = () =>
      renderPage({
        enhanceApp: (App) => (props) => (
          <StyleCacheContext.Provider value={cache}>
            <App {...props} />
          </StyleCacheContext.Provider>
        ),
      });
    const initial = await Document.getInitialProps(context);
    return { ...initial, ...styleTags(cache, initial.html) };
  }

  override render() {
    return (
      <Html className={fontSans.variable}>
        <Head>
          {/* The development server prints style elements of its own. */}
          {process.env.NODE_ENV === 'production' && (
            <meta httpEquiv="Content-Security-Policy" content={this.props.policy} />
          )}
          {this.props.tags}
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
