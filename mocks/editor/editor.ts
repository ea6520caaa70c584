import { LOOPBACK } from '../control/controls.ts';
import { htmlResponse } from '../host/html-pages.ts';
import type { MockContext } from '../mock-context.ts';
import { publishDraft } from '../rules/row-edits.ts';
import type { RowEdit } from '../state/state.ts';
import { bookingCode, bookingLinks, bookingPage, saveBooking } from './booking-desk.ts';
import { type EditableRow, editableRow, editableRows, longest, PRICE } from './editable-row.ts';
import { editorFormPage, editorListPage } from './editor-pages.ts';
import { type PreviewOptions, previewLinks } from './preview-link.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self'";
const DONE = {
  saved: 'The draft was saved.',
  published: 'It is published, and the site was told.',
  discarded: 'The draft was discarded.',
};

type Options = {
  /** True when requests must use a loopback name of this machine, as for the controls. */
  isLoopbackOnly: boolean;
  /** Without it there are no preview links. */
  preview?: PreviewOptions;
};

/**
 * The pages of the editor under `/edit`; null for every other path. A form of another origin is refused, because it
 * would publish something in the name of whoever opens it.
 */
export async function handleEditor(
  mockContext: MockContext,
  request: Request,
  { isLoopbackOnly, preview }: Options,
): Promise<Response | null> {
  const { pathname, searchParams, hostname, origin } = new URL(request.url);
  if (pathname !== '/edit' && !pathname.startsWith('/edit/')) return null;
  if (isLoopbackOnly && !LOOPBACK.includes(hostname)) return page('<p>Only for localhost.</p>', 403);
  const sender = request.headers.get('origin');
  if (request.method === 'POST' && sender !== null && sender !== origin) return page('<p>Only for this host.</p>', 403);
  if (pathname === '/edit') return page(editorListPage(editableRows(mockContext), bookingLinks(mockContext)));
  const code = bookingCode(mockContext, pathname);
  if (code && request.method !== 'POST') return page(bookingPage(mockContext, code, searchParams.has('done')));
  if (code) {
    saveBooking(mockContext, code, new URLSearchParams(await request.text()));
    return seeOther(`${pathname}?done=saved`);
  }
  const row = editableRow(mockContext, pathname);
  if (!row) return page('<p>There is no such tour, article or booking. <a href="/edit">All of them</a></p>', 404);
  const previewLink = preview && previewLinks(preview);
  if (request.method !== 'POST') {
    const done = searchParams.get('done') ?? '';
    return page(editorFormPage(row, previewLink, { done: isDone(done) ? DONE[done] : '' }));
  }
  const form = new URLSearchParams(await request.text());
  const action = form.get('action');
  const typed = withTyped(row, form);
  const problem = action === 'discard' ? null : problemOf(typed);
  if (problem) return page(editorFormPage(typed, previewLink, { problem }), 422);
  return seeOther(`${pathname}?done=${act(mockContext, row, action, editOf(typed))}`);
}

const isDone = (name: string): name is keyof typeof DONE => Object.hasOwn(DONE, name);

/** Saves, publishes or discards, and returns what was done. */
function act(mockContext: MockContext, row: EditableRow, action: string | null, edit: RowEdit): keyof typeof DONE {
  const { state } = mockContext.database();
  if (action === 'discard') delete state.edits.drafts[row.key];
  else state.edits.drafts[row.key] = edit;
  if (action === 'publish') publishDraft(state, row.key, mockContext.now());
  mockContext.notifyChange();
  if (action !== 'publish') return action === 'discard' ? 'discarded' : 'saved';
  mockContext.publish([row.change]);
  return 'published';
}

/** The row with the values of a form, which are shown again when they cannot be saved. A price left out stays as it is. */
function withTyped(row: EditableRow, form: URLSearchParams): EditableRow {
  // A form sends CRLF, which browsers count as one character of a limit.
  const text = (name: string) => form.get(name)?.replaceAll('\r\n', '\n').trim() ?? '';
  const priceOf = ({ id, price }: EditableRow['departures'][number]) =>
    form.has(`price.${id}`) ? text(`price.${id}`) : price;
  return {
    ...row,
    title: { id: text('title.id'), en: text('title.en') },
    description: { id: text('description.id'), en: text('description.en') },
    departures: row.departures.map((departure) => ({ ...departure, price: priceOf(departure) })),
  };
}

function problemOf({ title, description, departures }: EditableRow): string | null {
  if (!title.id || !title.en) return 'A title is missing. It is needed in both languages.';
  for (const [name, { id, en }] of Object.entries({ title, description })) {
    const most = longest[name as keyof typeof longest];
    if (Math.max(id.length, en.length) > most) return `A ${name} has more than ${most} characters.`;
  }
  const isPrice = new RegExp(`^(${PRICE})?$`);
  const wrong = departures.find(({ price }) => !isPrice.test(price));
  return wrong
    ? `The price of ${wrong.date} must be a whole number of rupiah from 1, or empty for a price on request.`
    : null;
}

function editOf({ title, description, departures }: EditableRow): RowEdit {
  const prices = departures.map(({ id, price }) => [String(id), price ? Number(price) : null] as const);
  return { title, description, ...(departures.length > 0 && { prices: Object.fromEntries(prices) }) };
}

function page(html: string, status = 200): Response {
  return htmlResponse(html, { status, policy: POLICY, cache: 'no-store' });
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
