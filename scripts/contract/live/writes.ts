import { type Example, follow, isJsonObject } from '../../generate/document.ts';
import { discovered } from './reads.ts';
import type { Run } from './run.ts';

/** Writes with visible effects, such as a booking; each runs only when it is named. */
export const traces = [
  'bookTour',
  'register',
  'forgotPassword',
  'sendContactMessage',
  'bookMice',
  'registerCorporate',
  'applyForCareer',
  'sendPaymentProof',
  'sendTripRequest',
  'createTripLink',
  'deleteTripLink',
] as const;

type Trace = (typeof traces)[number];
export const isTrace = (name: string): name is Trace => (traces as readonly string[]).includes(name);

/** The account of a run with the token of its session. */
export type Session = { email: string; token: string };

type Body = Record<string, unknown>;

// The fields of the profile and their names in an update.
const formNames = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  dob: 'dob',
  address: 'address',
  id_country: 'id_country',
  id_city: 'id_city',
};

/** Writes the profile with its current values, sends the named traces and signs out. */
export async function writeAll(run: Run, session: Session, named: Trace[]): Promise<void> {
  const { token } = session;
  await writeOwnProfile(run, token);
  for (const trace of named) await sendTrace(run, session, trace);
  await run.ask('logout', { token, why: 'to the end of the session' });
  await run.ask('getProfile', { token, status: 401, why: 'with a token that was signed out' });
}

async function writeOwnProfile(run: Run, token: string): Promise<void> {
  const profile = dataOf(run.bodiesOf('getProfile').at(-1));
  if (!profile) return run.note('updateUser', 'not written: no profile was read');
  const fields = Object.entries(formNames).map(([field, name]) => [name, profile[field] ?? ''] as const);
  const form = formOf(Object.fromEntries(fields.filter(([, value]) => value !== '')));
  await run.ask('updateUser', { token, form, why: "to the profile's own values" });
  const after = dataOf(await run.ask('getProfile', { token }));
  for (const field of Object.keys(formNames)) {
    if (!after || JSON.stringify(profile[field]) === JSON.stringify(after[field])) continue;
    // Both values are personal data of the member, so neither is reported.
    run.report('updateUser', 'POST own values', `/data/${field}: writing its own value changed it`);
  }
}

/** Sends one write with the example of the document, in which ids and email addresses are replaced by real ones. */
async function sendTrace(run: Run, { token, email }: Session, trace: Trace): Promise<void> {
  const why = 'to its example';
  if (trace === 'bookTour') {
    const example = exampleOf(run, trace, 'alone');
    const departure = openDeparture(run);
    if (!departure) return run.note('bookTour', 'not written: no departure with seats was found');
    const contact = { ...(example.contact as Body), email };
    const json = { ...example, ...departure, contact, note: 'Contract test: please cancel.' };
    await run.ask('bookTour', { token, json, why });
    return;
  }
  const id = discovered(run, trace)[0];
  if (trace === 'sendPaymentProof' || trace === 'sendTripRequest' || trace.endsWith('TripLink')) {
    if (!id) return run.note(trace, 'not written: the account has no booking');
    const form = trace === 'sendPaymentProof' ? withFile({}, 'proof') : undefined;
    const json = trace === 'sendTripRequest' ? exampleOf(run, trace) : undefined;
    return void (await run.ask(trace, { path: { code: id }, token, form, json, why }));
  }
  const example = exampleOf(run, trace);
  // The account's own address is taken.
  const address = trace === 'register' ? email.replace('@', `+${Date.now().toString(36)}@`) : email;
  const body = Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, /email/i.test(name) && value ? address : value]),
  );
  if (trace !== 'applyForCareer') return void (await run.ask(trace, { json: body, why }));
  await run.ask('applyForCareer', { path: { id: id ?? '0' }, form: withFile(body, 'cv'), why });
}

function withFile(values: Body, name: string): FormData {
  const form = formOf({ ...values, [name]: undefined });
  form.append(name, new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), 'contract.pdf');
  return form;
}

function formOf(values: Body): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) form.append(name, String(value));
  return form;
}

function exampleOf(run: Run, operationId: string, name?: string): Body {
  const operation = run.operations.find(({ id }) => id === operationId);
  const examples = Object.values(operation?.body?.media ?? {})[0]?.value.examples ?? {};
  const value = (name === undefined ? undefined : examples[name]) ?? Object.values(examples)[0];
  const example = value && follow<Example>(run.document, { pointer: '', value }).value.value;
  if (isJsonObject(example)) return example;
  throw new Error(`The document has no example to send ${operationId}.`);
}

function openDeparture(run: Run): { tour_id: number; itinerary_id: number } | undefined {
  const bodies = run.bodiesOf('listItineraries') as { data?: Body[] }[];
  const today = new Date().toISOString().slice(0, 10);
  const open = bodies
    .flatMap(({ data = [] }) => data)
    .find((row) => Number(row.seat) > 0 && String(row.departure_date) > today);
  return open && { tour_id: Number(open.tour_id), itinerary_id: Number(open.id) };
}

const dataOf = (body: unknown) => (isJsonObject(body) && isJsonObject(body.data) ? body.data : undefined);
