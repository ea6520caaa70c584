import { expectTypeOf, test } from 'vitest';
import type { describe } from '../../../mocks/control/describe.ts';
import type { PlannedFault } from '../../../mocks/stage/fault.ts';
import type { Mail as HostMail } from '../../../mocks/state/state.ts';
import type { Account, Call, ControlStatus, Fault, Mail } from './control-answers';

type Told = ReturnType<typeof describe>;
/** The names in any part of a union: an optional field that is called otherwise would fit unnoticed. */
type Names<T> = T extends unknown ? keyof T : never;

// Held by the types alone: `tsc` fails when the host tells something else than the panel reads.
test('the panel reads what the host tells: how it stands, its faults, calls, accounts, operations and mails', () => {
  expectTypeOf<Told>().toExtend<ControlStatus>();
  expectTypeOf<keyof Told>().toEqualTypeOf<keyof ControlStatus>();
  expectTypeOf<Names<PlannedFault>>().toEqualTypeOf<keyof Fault>();
  expectTypeOf<keyof Told['calls'][number]>().toEqualTypeOf<keyof Call>();
  expectTypeOf<Told['accounts'][number]>().toEqualTypeOf<Account>();
  expectTypeOf<Told['operations'][number]>().toExtend<ControlStatus['operations'][number]>();
  expectTypeOf<HostMail>().toEqualTypeOf<Mail>();
});
