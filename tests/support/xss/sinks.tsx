import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sanitizeContent } from '../../../src/api/sanitize-content.ts';
import { itineraryPdfName } from '../../../src/domain/tour/pdf-name.ts';
import { PageMeta } from '../../../src/features/shared/meta/page-meta.tsx';
import { serverSentence } from '../../../src/features/shared/server-sentence.ts';
import { ServiceAnchor } from '../../../src/features/shared/service-anchor.tsx';
import { serviceLink } from '../../../src/features/shared/service-link.ts';
import { CountryNotes } from '../../../src/features/visa/components/country-notes.tsx';
import { errorPageMessages } from '../../../src/i18n/error-page-messages.ts';
import { MessagesProvider } from '../../../src/i18n/messages-context.tsx';
import { pageMessages } from '../../../src/i18n/page-messages.ts';
import { excerptOf, plainText } from '../../../src/lib/plain-text.ts';
import { htmlEscapeJsonString } from '../../../src/next-internals/for-tests.ts';
import { RouterContext } from '../../../src/next-internals/router-context.ts';
import { ToastList } from '../../../src/shell/toasts/toast-list.tsx';
import { toastsState } from '../../../src/state/toasts.ts';
import { FileBox } from '../../../src/ui/controls/file-box.tsx';
import { JsonLd } from '../../../src/ui/static/json-ld.tsx';
import { MessageBlock } from '../../../src/ui/static/messages/message-block.tsx';
import { Note } from '../../../src/ui/static/messages/note.tsx';
import { Picture } from '../../../src/ui/static/pictures/picture.tsx';
import { Prose } from '../../../src/ui/static/prose.tsx';
import { stillRouter } from '../render-in-shell.tsx';

const words = pageMessages(errorPageMessages('id'));
const router = stillRouter();

function print(element: ReactElement): string {
  return renderToStaticMarkup(
    <MessagesProvider messages={words}>
      <RouterContext.Provider value={router}>{element}</RouterContext.Provider>
    </MessagesProvider>,
  );
}

const alone = (text: string) => text;

/** All places that show a text of the service, rendered by the site's own components. */
export const sinks: Record<string, (text: string) => string> = {
  'HTML of an editor': (text) => print(<Prose html={sanitizeContent(text)} />),
  'HTML inside a paragraph': (text) => print(<Prose html={sanitizeContent(`<p>Halo ${text}, selamat datang.</p>`)} />),
  'an attribute of HTML': (text) => print(<Prose html={sanitizeContent(`<a href="/x" title="${text}">Halo</a>`)} />),
  'an address in HTML': (text) => {
    const address = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return print(<Prose html={sanitizeContent(`<a href="${address}">a</a><img src="${address}" alt="${address}">`)} />);
  },
  'an excerpt of HTML': (text) => print(<p>{excerptOf(plainText(text), 160)}</p>),
  'notes on a visa': (text) => print(<CountryNotes html={text} />),
  'an address in notes on a visa': (text) => print(<CountryNotes html={`<p><a href='${text}'>a</a> ${text}</p>`} />),
  'data for search engines': (text) => print(<JsonLd data={{ '@type': 'Article', name: text, [text]: [text] }} />),
  'a link of the service': (text) => print(<ServiceAnchor link={serviceLink(text)}>{text}</ServiceAnchor>),
  'a toast': (text) => {
    toastsState.items = [{ id: 1, kind: 'error', text }];
    return print(<ToastList />);
  },
  'a sentence of the service': (text) => print(<Note tone="error">{serverSentence(text, alone)}</Note>),
  'an error': (text) => print(<MessageBlock title={text} text={text} drawing={null} role="alert" />),
  'a picture': (text) => print(<Picture src={text} alt={text} />),
  'the name of a file': (text) =>
    print(<FileBox icon="upload" label={text} note={itineraryPdfName(text)} isWrong={false} />),
  'the data of a page': (text) =>
    `<script type="application/json">${htmlEscapeJsonString(JSON.stringify({ title: text, [text]: 1 }))}</script>`,
};

/** Returns the head of a page with this title and description. */
export const headOf = (text: string) => print(<PageMeta title={text} description={text} path="/blog" kind="article" />);
