import { escapeHtml, renderPage } from '../host/html-pages.ts';
import { type EditableRow, longest, PRICE } from './editable-row.ts';

type PreviewLink = ((path: string) => string) | undefined;

const LANGUAGES = [
  ['id', 'Indonesian'],
  ['en', 'English'],
] as const;

/** The list of all rows that can be edited; `bookings` is the HTML of the bookings. */
export function editorListPage(rows: readonly EditableRow[], bookings: string): string {
  const listOf = (kind: EditableRow['kind']) =>
    rows
      .filter((row) => row.kind === kind)
      .map(
        ({ address, title, isDraft }) =>
          `<li><a href="${address}">${escapeHtml(title.en)}</a>${isDraft ? ' <strong>draft</strong>' : ''}</li>`,
      )
      .join('\n');
  return renderPage(
    'Editor',
    `<p><a href="/">Service host</a></p>
<h1>Editor</h1>
<p>Changes are saved as a draft, which the site shows to editors only, until they are published.</p>
<h2>Tours</h2>
<ul>${listOf('tour')}</ul>
<h2>Articles</h2>
<ul>${listOf('article')}</ul>
${bookings}`,
  );
}

/** The form of one row, with its preview links when the site knows the host's secret. */
export function editorFormPage(row: EditableRow, previewLink: PreviewLink, { problem, done }: FormResult = {}): string {
  const note = problem
    ? `<p role="alert"><strong>${escapeHtml(problem)}</strong></p>`
    : done
      ? `<p role="status">${escapeHtml(done)}</p>`
      : '';
  const texts = LANGUAGES.map(
    ([language, name]) => `<fieldset><legend>${name}</legend>
<label>Title <input name="title.${language}" required maxlength="${longest.title}" value="${escapeHtml(row.title[language])}"></label>
<label>Description <textarea name="description.${language}" rows="6" maxlength="${longest.description}">${escapeHtml(row.description[language])}</textarea></label>
</fieldset>`,
  ).join('\n');
  const prices = row.departures.map(
    ({ id, date, price }) =>
      `<label>${date} <input name="price.${id}" inputmode="numeric" pattern="${PRICE}" value="${escapeHtml(price)}"></label>`,
  );
  return renderPage(
    row.title.en,
    `<p><a href="/edit">All tours, articles and bookings</a></p>
<h1>${escapeHtml(row.title.en)}</h1>
${note}
<p>${row.isDraft ? 'This is a draft. The site shows it to editors only.' : 'This is what is published.'}</p>
${previewLine(row, previewLink)}
<form method="post" action="${row.address}">
${texts}
${prices.length > 0 ? `<fieldset><legend>Prices per person, in rupiah</legend><p>Empty: on request.</p>${prices.join('\n')}</fieldset>` : ''}
<p class="actions">
<button name="action" value="save">Save as draft</button>
<button name="action" value="publish">Publish</button>
${row.isDraft ? '<button name="action" value="discard" formnovalidate>Discard the draft</button>' : ''}
</p>
</form>`,
  );
}

/** The result of the last action, or the reason of its refusal. */
export type FormResult = { problem?: string; done?: string };

function previewLine({ sitePath }: EditableRow, previewLink: PreviewLink): string {
  if (!previewLink) return '<p>Previews need <code>SITE_WEBHOOK</code> and <code>PUBLISH_SECRET</code>.</p>';
  const links = LANGUAGES.map(([language, name]) => {
    const path = language === 'en' ? `/en${sitePath}` : sitePath;
    return `<a href="${escapeHtml(previewLink(path))}">${name}</a>`;
  });
  return `<p>Preview on the site: ${links.join(', ')}</p>`;
}
