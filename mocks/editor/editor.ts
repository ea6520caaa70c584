import { LOOPBACK } from '../control/handle-control.ts';
import { htmlResponse } from '../host/html-response.ts';
import type { MockContext } from '../mock-context.ts';
import { publishDraft } from '../rules/row-edits.ts';
import type { RowEdit } from '../state/state.ts';
import { type EditableRow, editableRow, editableRows } from './editable-row.ts';
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
  if (pathname === '/edit') return page(editorListPage(editableRows(mockContext)));
  const row = editableRow(mockContext, pathname);
  if (!row) return page('<p>There is no such tour or article. <a href="/edit">All of them</a></p>', 404);
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
  if (action === 'publish') publishDraft(state, row.key);
  mockContext.notifyChange();
  if (action !== 'publish') return action === 'discard' ? 'discarded' : 'saved';
  mockContext.publish([row.change]);
  return 'published';
}

/** The row with the values of a form, which are shown again when they cannot be saved. */
function withTyped(row: EditableRow, form: URLSearchParams): EditableRow {
  const text = (name: string) => form.get(name)?.trim() ?? '';
  return {
    ...row,
    title: { id: text('title.id'), en: text('title.en') },
    description: { id: text('description.id'), en: text('description.en') },
    departures: row.departures.map((departure) => ({ ...departure, price: text(`price.${departure.id}`) })),
  };
}

function problemOf({ title, departures }: EditableRow): string | null {
  if (!title.id || !title.en) return 'A title is missing. It is needed in both languages.';
  const wrong = departures.find(({ price }) => !/^\d{0,12}$/.test(price));
  return wrong ? `The price of ${wrong.date} must be a whole number of rupiah.` : null;
}

function editOf({ title, description, departures }: EditableRow): RowEdit {
  // An empty price stays as it is: a departure without one is priced on request.
  const prices = departures.flatMap(({ id, price }) => (price ? [[String(id), Number(price)] as const] : []));
  return { title, description, ...(departures.length > 0 && { prices: Object.fromEntries(prices) }) };
}

function page(html: string, status = 200): Response {
  return htmlResponse(html, { status, headers: { 'content-security-policy': POLICY, 'cache-control': 'no-store' } });
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
