import { isPart } from '../judge/document.ts';
import type { Found } from './reads.ts';
import type { Run } from './run.ts';
import { sendTrace } from './send-trace.ts';
import { type Session, tokenOf } from './session.ts';
import type { Trace } from './traces.ts';

// The profile's fields and what the form of an update calls them.
const formNames = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  dob: 'dob',
  address: 'address',
  id_country: 'id_country',
  id_city: 'id_city',
};

/** What a member writes: the profile with its own values, the named traces, and at the end signing out. */
export async function writeAll(run: Run, found: Found, session: Session, traces: Trace[]): Promise<void> {
  await writeOwnProfile(run, found, session);
  let now: Session | null = session;
  for (const trace of traces) {
    if (!now) break;
    now = trace === 'updatePassword' ? await changeThereAndBack(run, now) : now;
    if (now && trace !== 'updatePassword') await sendTrace(run, found, now, trace);
  }
  if (!now) return;
  await run.ask('logout', { token: now.token, why: 'to the end of the session' });
  await run.ask('getProfile', { token: now.token, status: 401, why: 'with a token that was signed out' });
}

async function writeOwnProfile(run: Run, found: Found, { token }: Session): Promise<void> {
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
    const [expected, came] = [JSON.stringify(profile[field]), JSON.stringify(after?.[field])];
    if (!after || expected === came) continue;
    const text = `/data/${field}: writing its own value changed it`;
    run.report('updateUser', 'POST own values', {
      kind: 'state',
      pointer: `/data/${field}`,
      expected,
      found: came,
      text,
    });
  }
}

// A change of password ends every session, so each way is followed by a new one.
async function changeThereAndBack(run: Run, session: Session): Promise<Session | null> {
  const other = `${session.password.slice(0, 60)}-Contract1`;
  const changed = await changePassword(run, session, other);
  if (!changed) return session;
  const back = await changePassword(run, changed, session.password);
  if (back) return back;
  const text = `The account's password is now the given one, followed by -Contract1: change it back by hand.`;
  run.note('updateUser', text);
  return null;
}

async function changePassword(run: Run, { email, password, token }: Session, next: string): Promise<Session | null> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ old_password: password, password: next, confirm_password: next })) {
    form.append(name, value);
  }
  const done = await run.ask('updateUser', { token, form, why: 'to a new password' });
  if (done === undefined) return null;
  const fresh = tokenOf(await run.ask('login', { json: { email, password: next }, why: 'with the new password' }));
  return fresh === undefined ? null : { email, password: next, token: fresh };
}

function dataOf(body: unknown): Record<string, unknown> | undefined {
  return isPart(body) && isPart(body.data) ? body.data : undefined;
}
