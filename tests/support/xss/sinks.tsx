import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sanitizeContent } from '../../../src/data/server/sanitize-content.ts';
import { PageMeta } from '../../../src/features/shared/meta/page-meta.tsx';
import { ServiceAnchor } from '../../../src/features/shared/service-anchor.tsx';
import { serviceLink } from '../../../src/features/shared/service-link.ts';
import { itineraryPdfName } from '../../../src/features/shared/tour/pdf-button.tsx';
import { CountryNotes, noteParagraphs } from '../../../src/features/visa/requirements.tsx';
import { translateServerMessage } from '../../../src/form/translate-server-message.ts';
import { errorPageMessages } from '../../../src/i18n/error-page-messages.ts';
import { MessagesContext } from '../../../src/i18n/use-messages.ts';
import { excerptOf, plainText } from '../../../src/lib/text/plain-text.ts';
import { htmlEscapeJsonString } from '../../../src/next-internals/for-tests.ts';
import { RouterContext } from '../../../src/next-internals/router-context.ts';
import { ToastList } from '../../../src/shell/toasts/toast-list.tsx';
import { toastsState } from '../../../src/state/toasts.ts';
import { FileBox } from '../../../src/ui/controls/file-box.tsx';
import { JsonLd } from '../../../src/ui/static/json-ld.tsx';
import { MessageBlock } from '../../../src/ui/static/messages/empty-block.tsx';
import { Note } from '../../../src/ui/static/messages/note.tsx';
import { Picture } from '../../../src/ui/static/pictures/picture.tsx';
import { Prose } from '../../../src/ui/static/prose.tsx';
import { mockRouter } from '../render-in-shell.tsx';

const messages = errorPageMessages('id');
const router = mockRouter();

function render(element: ReactElement): string {
  return renderToStaticMarkup(
    <MessagesContext value={messages}>
      <RouterContext.Provider value={router}>{element}</RouterContext.Provider>
    </MessagesContext>,
  );
}

const unchanged = (text: string) => text;

/** Every component and format that shows a text of the service, by name; each function returns its HTML. */
export const sinks: Record<string, (text: string) => string> = {
  'HTML of an editor': (text) => render(<Prose html={sanitizeContent(text)} />),
  'HTML inside a paragraph': (text) => render(<Prose html={sanitizeContent(`<p>Halo ${text}, selamat datang.</p>`)} />),
  'an attribute of HTML': (text) => render(<Prose html={sanitizeContent(`<a href="/x" title="${text}">Halo</a>`)} />),
  'an address in HTML': (text) => {
    const address = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const html = `<a href="${address}">a</a><img src="${address}" alt="${address}">`;
    return render(<Prose html={sanitizeContent(html)} />);
  },
  'an excerpt of HTML': (text) => render(<p>{excerptOf(plainText(text), 160)}</p>),
  'notes on a visa': (text) => render(<CountryNotes paragraphs={noteParagraphs(text)} />),
  'an address in notes on a visa': (text) =>
    render(<CountryNotes paragraphs={noteParagraphs(`<p><a href='${text}'>a</a> ${text}</p>`)} />),
  'data for search engines': (text) => render(<JsonLd data={{ '@type': 'Article', name: text, [text]: [text] }} />),
  'a link of the service': (text) => render(<ServiceAnchor link={serviceLink(text)}>{text}</ServiceAnchor>),
  'a toast': (text) => {
    toastsState.items = [{ id: 1, kind: 'error', text }];
    return render(<ToastList />);
  },
  'a sentence of the service': (text) => render(<Note tone="error">{translateServerMessage(text, unchanged)}</Note>),
  'an error': (text) => render(<MessageBlock title={text} text={text} drawing={null} role="alert" />),
  'a picture': (text) => render(<Picture src={text} alt={text} />),
  'the name of a file': (text) =>
    render(<FileBox icon="upload" label={text} note={itineraryPdfName(text)} isWrong={false} />),
  'the data of a page': (text) =>
    `<script type="application/json">${htmlEscapeJsonString(JSON.stringify({ title: text, [text]: 1 }))}</script>`,
};

/** Returns the HTML head of a page with this title and description. */
export const headOf = (text: string) =>
  render(<PageMeta title={text} description={text} path="/blog" kind="article" />);
