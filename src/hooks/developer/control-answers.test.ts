import { expectTypeOf, test } from 'vitest';
import type { getStatus } from '../../../mocks/control/status.ts';
import type { ActiveFault } from '../../../mocks/mock-context/fault.ts';
import type { Mail as HostMail } from '../../../mocks/state/state.ts';
import type { Account, Call, ControlStatus, Fault, Mail } from './control-answers';

type Told = ReturnType<typeof getStatus>;
/**
 * The property names of all members of a union. Without it, an optional field with another name would pass unnoticed.
 */
type Names<T> = T extends unknown ? keyof T : never;

// Checked by types only: `tsc` fails when the host sends something other than the panel reads.
test('the panel reads what the host sends: its state, faults, calls, accounts, operations and mails', () => {
  expectTypeOf<Told>().toExtend<ControlStatus>();
  expectTypeOf<keyof Told>().toEqualTypeOf<keyof ControlStatus>();
  expectTypeOf<Names<ActiveFault>>().toEqualTypeOf<keyof Fault>();
  expectTypeOf<keyof Told['calls'][number]>().toEqualTypeOf<keyof Call>();
  expectTypeOf<Told['accounts'][number]>().toEqualTypeOf<Account>();
  expectTypeOf<Told['operations'][number]>().toExtend<ControlStatus['operations'][number]>();
  expectTypeOf<HostMail>().toEqualTypeOf<Mail>();
});
