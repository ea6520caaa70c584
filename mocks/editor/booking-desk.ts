import { escapeHtml, renderPage } from '../host/html-pages.ts';
import type { MockContext } from '../mock-context.ts';
import { jakartaDay } from '../rules/jakarta-day.ts';
import { changeRecord, payNextInstalment, readRecord } from '../rules/trip-records.ts';
import { tourTitleIn } from '../seed/tour/rows.ts';
import type { TripRecord } from '../state/state.ts';

type Proof = TripRecord['proofs'][number];
type TripRequest = TripRecord['requests'][number];

const ADDRESS = /^\/edit\/booking\/([\w-]{1,40})$/;
const PROOF_STATES: Proof['state'][] = ['received', 'confirmed', 'refused'];
const REQUEST_STATES: TripRequest['state'][] = ['received', 'agreed', 'declined'];

/** The list of bookings for the editor, those with something to answer first. */
export function bookingLinks(mockContext: MockContext): string {
  const { state } = mockContext.database();
  const rows = state.bookings.flatMap(({ history: { reservation_code: code, package: title, date } }) => {
    if (!code) return [];
    const { proofs, requests } = readRecord(state, code);
    const count = [...proofs, ...requests].filter(({ state }) => state === 'received').length;
    const mark = count > 0 ? ` <strong>${count} to answer</strong>` : '';
    const label = `${code}, ${date}, ${tourTitleIn(title, 'en')}`;
    return [{ count, html: `<li><a href="/edit/booking/${code}">${escapeHtml(label)}</a>${mark}</li>` }];
  });
  const sorted = rows.toSorted((a, b) => b.count - a.count).map(({ html }) => html);
  return `<h2>Bookings</h2>\n<ul>${sorted.join('\n')}</ul>`;
}

/** The code in an address such as `/edit/booking/KLN-M42XTD`; null when no booking has it. */
export function bookingCode(mockContext: MockContext, address: string): string | null {
  const code = ADDRESS.exec(address)?.[1];
  const { bookings } = mockContext.database().state;
  return bookings.some(({ history }) => history.reservation_code === code) ? (code ?? null) : null;
}

/** The form that answers what a member handed in and asked for, and announces a change. */
export function bookingPage(mockContext: MockContext, code: string, isSaved: boolean): string {
  const { proofs, requests, seats_confirmed_on } = readRecord(mockContext.database().state, code);
  const fieldset = (legend: string, fields: string) =>
    `<fieldset><legend>${escapeHtml(legend)}</legend>\n${fields}</fieldset>`;
  const state = (name: string, all: readonly string[], chosen: string) =>
    `<label>State <select name="${name}">${all
      .map((one) => `<option${one === chosen ? ' selected' : ''}>${one}</option>`)
      .join('')}</select></label>`;
  const text = (label: string, name: string, value: string | null) =>
    `<label>${label} <input name="${name}" maxlength="500" value="${escapeHtml(value ?? '')}"></label>`;
  return renderPage(
    code,
    `<p><a href="/edit">All tours, articles and bookings</a></p>
<h1>${code}</h1>
${isSaved ? '<p role="status">It is saved.</p>' : ''}
<form method="post" action="/edit/booking/${code}">
${proofs
  .map((proof) =>
    fieldset(
      `Proof of payment, ${proof.sent_at}`,
      state(`proof.${proof.sent_at}.state`, PROOF_STATES, proof.state) +
        text('Why it is refused', `proof.${proof.sent_at}.reason`, proof.reason),
    ),
  )
  .join('\n')}
${requests
  .map((request) =>
    fieldset(
      `Request (${request.kind}), ${request.sent_at}`,
      `<p>${escapeHtml(request.text)}</p>${state(`request.${request.sent_at}.state`, REQUEST_STATES, request.state)}${text(
        'Answer',
        `request.${request.sent_at}.answer`,
        request.answer,
      )}<label>Cost in rupiah, empty while it is not known <input name="request.${request.sent_at}.cost" inputmode="numeric" pattern="[0-9]{0,12}" value="${request.cost ?? ''}"></label>`,
    ),
  )
  .join('\n')}
<label>Seats confirmed on <input type="date" name="seats_confirmed_on" value="${seats_confirmed_on ?? ''}"></label>
${fieldset('A change that the travellers see', text('What changes', 'change', ''))}
<p class="actions"><button name="action" value="publish">Save</button></p>
</form>`,
  );
}

/** Saves the form of a booking. Proofs and requests that arrived after the form was opened stay as they are. */
export function saveBooking(mockContext: MockContext, code: string, form: URLSearchParams): void {
  const database = mockContext.database().state;
  const record = changeRecord(database, code);
  const textOf = (name: string) => form.get(name)?.trim() || null;
  record.proofs = record.proofs.map((proof) => {
    const name = `proof.${proof.sent_at}`;
    const state = PROOF_STATES.find((one) => one === form.get(`${name}.state`));
    if (!state) return proof;
    if (state === 'confirmed' && proof.state !== 'confirmed') payNextInstalment(database, code);
    return { ...proof, state, reason: state === 'refused' ? textOf(`${name}.reason`) : null };
  });
  record.requests = record.requests.map((request) => {
    const name = `request.${request.sent_at}`;
    const state = REQUEST_STATES.find((one) => one === form.get(`${name}.state`));
    const cost = textOf(`${name}.cost`);
    const amount = cost && /^\d{1,12}$/.test(cost) ? Number(cost) : null;
    return state ? { ...request, state, answer: textOf(`${name}.answer`), cost: amount } : request;
  });
  const confirmedOn = textOf('seats_confirmed_on');
  record.seats_confirmed_on = confirmedOn && /^\d{4}-\d{2}-\d{2}$/.test(confirmedOn) ? confirmedOn : null;
  const change = textOf('change');
  if (change) record.changes.unshift({ published_on: jakartaDay(mockContext.now()), text: change });
  mockContext.notifyChange();
}
