import { isJsonObject } from '../judge/document.ts';
import type { BodiesByOperation } from './reads.ts';
import type { Run } from './run.ts';
import { sendTrace } from './send-trace.ts';
import { type Session, tokenOf } from './session.ts';
import type { Trace } from './traces.ts';

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
export async function writeAll(run: Run, found: BodiesByOperation, session: Session, traces: Trace[]): Promise<void> {
  await writeOwnProfile(run, found, session);
  let now: Session | null = session;
  for (const trace of traces) {
    if (!now) break;
    if (trace === 'updatePassword') now = await changeThereAndBack(run, now);
    else await sendTrace(run, found, now, trace);
  }
  if (!now) return;
  await run.ask('logout', { token: now.token, why: 'to the end of the session' });
  await run.ask('getProfile', { token: now.token, status: 401, why: 'with a token that was signed out' });
}

async function writeOwnProfile(run: Run, found: BodiesByOperation, { token }: Session): Promise<void> {
  const profile = dataOf(found.get('getProfile')?.at(-1));
  if (!profile) return run.note('updateUser', 'not written: no profile was read');
  const form = new FormData();
  for (const [field, name] of Object.entries(formNames)) {
    const value = profile[field];
    if (value !== null && value !== undefined && value !== '') form.append(name, String(value));
  }
  await run.ask('updateUser', { token, form, why: "to the profile's own values" });
  const after = dataOf(await run.ask('getProfile', { token }));
  for (const field of Object.keys(formNames)) {
    if (!after || JSON.stringify(profile[field]) === JSON.stringify(after[field])) continue;
    const pointer = `/data/${field}`;
    const text = `${pointer}: writing its own value changed it`;
    // Both values are personal data of the member, so neither is reported.
    run.report('updateUser', 'POST own values', { kind: 'state', pointer, expected: 'kept', found: 'changed', text });
  }
}

// A change of password ends every session, so each change is followed by a new sign-in.
async function changeThereAndBack(run: Run, session: Session): Promise<Session | null> {
  const other = `${session.password.slice(0, 60)}-Contract1`;
  const changed = await changePassword(run, session, other);
  if (changed === 'refused') return session;
  const back = changed && (await changePassword(run, changed, session.password));
  if (back && back !== 'refused') return back;
  const given = session.password.length > 60 ? 'the first 60 characters of the given one' : 'the given one';
  run.note('updateUser', `The account's password may now be ${given}, followed by -Contract1: change it back by hand.`);
  return null;
}

/** Resolves with a session with the new password, `refused` after a 4xx, or null when the valid password is unknown. */
async function changePassword(
  run: Run,
  { email, password, token }: Session,
  next: string,
): Promise<Session | 'refused' | null> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ old_password: password, password: next, confirm_password: next })) {
    form.append(name, value);
  }
  const exchangeIndex = run.exchanges.length;
  await run.ask('updateUser', { token, form, why: 'to a new password' });
  const status = run.exchanges[exchangeIndex]?.status ?? 0;
  // Only a 4xx proves that nothing changed: the change may precede a lost answer, a 500 or another 2xx.
  if (status >= 400 && status < 500) return 'refused';
  const fresh = tokenOf(await run.ask('login', { json: { email, password: next }, why: 'with the new password' }));
  return fresh === undefined ? null : { email, password: next, token: fresh };
}

function dataOf(body: unknown): Record<string, unknown> | undefined {
  return isJsonObject(body) && isJsonObject(body.data) ? body.data : undefined;
}
