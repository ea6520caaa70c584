import sharp from 'sharp';
import { isJsonObject } from '../judge/document.ts';
import { type BodiesByOperation, discovered } from './reads.ts';
import type { Run } from './run.ts';
import type { Session } from './session.ts';
import type { Trace } from './traces.ts';

type Body = Record<string, unknown>;

/** Sends one write with the example of the document, in which ids and email addresses are replaced by real ones. */
export async function sendTrace(
  run: Run,
  found: BodiesByOperation,
  session: Session,
  trace: Exclude<Trace, 'updatePassword'>,
): Promise<void> {
  const { token, email } = session;
  if (trace === 'updatePhoto') {
    const form = new FormData();
    const square = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'grey' } })
      .png()
      .toBuffer();
    form.append('photo', new Blob([new Uint8Array(square)], { type: 'image/png' }), 'contract.png');
    await run.ask('updateUser', { token, form, why: 'to a photo' });
  } else if (trace === 'applyForCareer') {
    await apply(run, found, email);
  } else if (trace === 'bookTour') {
    const departure = openDeparture(found);
    if (!departure) return run.note('bookTour', 'not written: no departure with seats was found');
    const example = exampleOf(run, 'bookTour', 'alone');
    const contact = { ...(example.contact as Body), email };
    const json = { ...example, ...departure, contact, note: 'Contract test: please cancel.' };
    await run.ask('bookTour', { token, json, why: 'to a booking' });
  } else {
    await run.ask(trace, { json: withAddress(exampleOf(run, trace), email, trace), why: 'to its example' });
  }
}

async function apply(run: Run, found: BodiesByOperation, email: string): Promise<void> {
  const id = discovered(found, 'applyForCareer', 'id')[0] ?? '0';
  const form = new FormData();
  for (const [name, value] of Object.entries(withAddress(exampleOf(run, 'applyForCareer'), email, 'applyForCareer'))) {
    if (name !== 'cv') form.append(name, String(value));
  }
  form.append('cv', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), 'contract.pdf');
  await run.ask('applyForCareer', { path: { id }, form, why: 'to its example' });
}

/** Returns the example with the account's email address; `register` gets a new address, because that one is taken. */
function withAddress(example: Body, email: string, trace: Trace): Body {
  const own = trace === 'register' ? email.replace('@', `+${Date.now().toString(36)}@`) : email;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      /email/i.test(name) && typeof value === 'string' ? own : value,
    ]),
  );
}

function exampleOf(run: Run, operationId: string, name?: string): Body {
  const operation = run.operations.find(({ id }) => id === operationId);
  const examples = Object.values(operation?.body?.media ?? {})[0]?.value.examples ?? {};
  const example = (name === undefined ? undefined : examples[name]) ?? Object.values(examples)[0];
  const followed = run.valueOf(example);
  if (!isJsonObject(followed) || !isJsonObject(followed.value))
    throw new Error(`The document has no example to send ${operationId}.`);
  return followed.value;
}

function openDeparture(found: BodiesByOperation): { tour_id: number; itinerary_id: number } | undefined {
  const rows = (found.get('listItineraries') ?? []).flatMap((body) =>
    isJsonObject(body) && Array.isArray(body.data) ? body.data : [],
  );
  const today = new Date().toISOString().slice(0, 10);
  const open = rows.find((row) => isJsonObject(row) && Number(row.seat) > 0 && String(row.departure_date) > today);
  return isJsonObject(open) ? { tour_id: Number(open.tour_id), itinerary_id: Number(open.id) } : undefined;
}
