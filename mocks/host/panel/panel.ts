import type { Call, ControlStatus, Mail } from '../../control/client.ts';

const POLL_MS = 2000;
const world = new URLSearchParams(location.search).get('world') ?? '';

const byId = <Type extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as Type;

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, textContent: string, values = {}) {
  return Object.assign(document.createElement(name), { textContent }, values);
}

/** Calls the host in the world of this page. Rejects with an Error that has the host's message. */
async function send<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json', ...(world && { 'mock-world': world }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error('The host does not answer.');
  });
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new Error(answer?.message ?? `The host answers ${response.status} without a message.`);
  return answer;
}

/** Runs an action of a person and shows whether the host did it. */
async function act(run: () => Promise<unknown>): Promise<void> {
  byId('problem').textContent = byId('done').textContent = '';
  try {
    await run();
    byId('done').textContent = 'Done. An open page of the site shows it after a reload.';
  } catch (error) {
    byId('problem').textContent = (error as Error).message;
  }
  await refresh();
}

/** The fields of a form as a JSON object, without empty ones unless null means something. */
function bodyOf(form: HTMLFormElement): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, value] of new FormData(form)) {
    const { type, dataset } = form.elements.namedItem(name) as HTMLInputElement;
    const isNumber = type === 'number' || dataset.number !== undefined;
    if (value !== '') body[name] = isNumber ? Number(value) : value;
    else if (dataset.null !== undefined) body[name] = null;
  }
  const { effect, ...others } = body;
  if (typeof effect !== 'string' || effect === 'status' || effect === 'delay') return others;
  return { ...others, [effect]: true };
}

/** The values that the page shows, as JSON: a poll with equal ones leaves a focused row and a typed value alone. */
const shown = new Map<string, string>();

function isNew(id: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  if (shown.get(id) === text) return false;
  shown.set(id, text);
  return true;
}

function fillList<Row>(id: string, rows: readonly Row[], none: string, render: (row: Row) => (Node | string)[]): void {
  if (!isNew(id, rows)) return;
  const list = byId<HTMLElement>(id);
  // A removed button would lose the focus.
  if (list.contains(document.activeElement)) list.focus();
  const items = rows.map((row) => {
    const item = create('li', '');
    item.append(...render(row));
    return item;
  });
  list.replaceChildren(...(items.length > 0 ? items : [create('li', none)]));
}

function fillChoices(id: string, names: readonly string[]): void {
  if (isNew(`${id} choices`, names)) byId(id).replaceChildren(...names.map((name) => create('option', name)));
}

/** Shows a setting of the host; a value that is being typed stays until the setting changes. */
function fillField(id: string, value: string | number | null): void {
  if (isNew(id, value)) byId(id).value = String(value ?? '');
}

function showFault({ id, operationId, ...fault }: ControlStatus['faults'][number]) {
  const parts = Object.entries(fault).map(([name, value]) =>
    value === true ? name : `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
  const text = `${operationId ?? 'All operations'}: ${parts.join(', ')}`;
  const onclick = () => act(() => send('DELETE', '/__mock/faults', { id }));
  return [create('button', 'Remove', { ariaLabel: `Remove the fault: ${text}`, onclick }), text];
}

function showAccount({ name, email, password, points, isPremium }: ControlStatus['accounts'][number]) {
  const signIn = async () => {
    const { data } = await send<{ data: { token: string } }>('POST', '/v1/auth/login', { email, password });
    const url = new URL('/account', byId<HTMLAnchorElement>('site').href);
    url.searchParams.set('mock-token', data.token);
    window.open(url);
  };
  const about = `${email}, ${points.toLocaleString('en')} points${isPremium ? ', premium' : ''}`;
  return [create('button', `Sign in as ${name}`, { onclick: () => act(signIn) }), create('span', about)];
}

function showMail({ to, subject, text, link }: Mail) {
  const parts = [create('b', subject), create('span', `To ${to}`), create('span', text)];
  return link ? [...parts, create('a', 'Open its link', { href: link })] : parts;
}

function showCall({ status, operationId, method, path, durationMs, requestId, refused, violations }: Call) {
  const className = status === 'network' || status >= 400 ? 'failed' : '';
  return [
    create('b', String(status), { className }),
    ` ${operationId ?? 'undocumented'}, ${durationMs} ms`,
    create('code', `${method} ${path}${requestId ? `, page request ${requestId}` : ''}`),
    ...[...refused, ...violations].map((reason) => create('code', reason, { className: 'failed' })),
  ];
}

async function refresh(): Promise<void> {
  try {
    const [status, mails, { worlds }] = await Promise.all([
      send<ControlStatus>('GET', '/__mock'),
      send<Mail[]>('GET', '/__mock/outbox'),
      send<{ worlds: string[] }>('GET', '/__mock/worlds'),
    ]);
    show(status, mails, worlds);
    byId('offline').textContent = '';
  } catch (error) {
    byId('offline').textContent = (error as Error).message;
  }
}

function show(status: ControlStatus, mails: Mail[], worlds: string[]): void {
  const now = new Date(status.now).toLocaleString('en-GB', { timeZone: 'Asia/Jakarta' });
  byId('now').textContent = `${world || 'Main world'}: scenario ${status.scenario}, ${now} in Jakarta`;
  fillChoices('worlds', worlds);
  fillChoices('scenario', status.scenarios);
  fillField('scenario', status.scenario);
  fillField('offsetDays', status.offsetDays);
  fillField('latencyMs', status.latencyMs);
  fillField('latencySpreadMs', status.latencySpreadMs);
  fillOperations(status.operations);
  fillList('faults', status.faults, 'No call is made to fail.', showFault);
  fillList('accounts', status.accounts, 'No account has the demo password.', showAccount);
  fillList('outbox', mails.toReversed(), 'No mail has been sent.', showMail);
  const calls = byId('onlyBroken').checked ? status.broken : status.calls;
  fillList('calls', calls.toReversed(), 'No call yet.', showCall);
}

function fillOperations(operations: ControlStatus['operations']): void {
  if (!isNew('operations', operations)) return;
  const select = byId<HTMLSelectElement>('operation');
  select.append(...operations.map(({ operationId }) => create('option', operationId)));
  select.onchange = () => {
    const documented = operations.find(({ operationId }) => operationId === select.value)?.examples ?? {};
    const failures = Object.keys(documented).filter((status) => Number(status) >= 400);
    fillChoices('statuses', [...new Set([...failures, '500', '503', '429'])]);
  };
}

type Departure = { id: number; periode: string; seat: number | null; price: number | null };

async function readDepartures(): Promise<void> {
  const select = byId<HTMLSelectElement>('departure');
  select.replaceChildren();
  const path = `/v1/modules/tour/${byId('tour').value}/itineraries`;
  const { data } = await send<{ data: Departure[] }>('GET', path);
  select.replaceChildren(...data.map(({ id, periode }) => create('option', periode, { value: id })));
  select.onchange = () => {
    const chosen = data.find(({ id }) => id === Number(select.value));
    byId('seat').value = String(chosen?.seat ?? '');
    byId('price').value = String(chosen?.price ?? '');
  };
  select.onchange(new Event('change'));
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-control]')) {
  form.onsubmit = (event) => {
    event.preventDefault();
    const [method = '', path = ''] = form.dataset.control?.split(' ') ?? [];
    void act(() => send(method, `/__mock${path}`, bodyOf(form)));
  };
}
byId('world').value = world;
byId('tour').onchange = () => void readDepartures().catch(({ message }) => (byId('problem').textContent = message));
byId('onlyBroken').onchange = refresh;
byId('effect').onchange = () => {
  const response = byId<HTMLFieldSetElement>('response');
  response.hidden = response.disabled = byId('effect').value !== 'status';
};

async function poll(): Promise<void> {
  if (!document.hidden) await refresh();
  setTimeout(poll, POLL_MS);
}
void poll();
