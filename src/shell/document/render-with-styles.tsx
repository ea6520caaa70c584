import Document, { type DocumentContext } from 'next/document';
import { StyleCacheContext } from '@/ui/controls/style-cache';
import { createDocumentCache, styleTags } from './style-tags';

/** Renders the page with a style cache of its own; answers Next's document props and the style tags with their policy. */
export async function renderWithStyles(context: DocumentContext) {
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
