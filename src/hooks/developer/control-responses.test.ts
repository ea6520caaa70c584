import { expectTypeOf, test } from 'vitest';
import type { getStatus } from '../../../mocks/control/status.ts';
import type { ActiveFault } from '../../../mocks/mock-context/fault.ts';
import type { Mail as HostMail } from '../../../mocks/state/state.ts';
import type { Account, Call, ControlStatus, Fault, Mail } from './control-responses';

type HostStatus = ReturnType<typeof getStatus>;
/**
 * The property names of all members of a union. Without it, an optional field with another name would pass unnoticed.
 */
type Names<T> = T extends unknown ? keyof T : never;

// Checked by types only: `tsc` fails when the host sends something other than what the panel reads.
test('the panel reads what the host sends: its state, faults, calls, accounts, operations and mails', () => {
  expectTypeOf<HostStatus>().toExtend<ControlStatus>();
  expectTypeOf<keyof HostStatus>().toEqualTypeOf<keyof ControlStatus>();
  expectTypeOf<Names<ActiveFault>>().toEqualTypeOf<keyof Fault>();
  expectTypeOf<keyof HostStatus['calls'][number]>().toEqualTypeOf<keyof Call>();
  expectTypeOf<HostStatus['accounts'][number]>().toEqualTypeOf<Account>();
  expectTypeOf<HostStatus['operations'][number]>().toExtend<ControlStatus['operations'][number]>();
  expectTypeOf<HostMail>().toEqualTypeOf<Mail>();
});
