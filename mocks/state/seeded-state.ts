import { DEMO_PASSWORD_HASH } from '../seed/demo.ts';
import type { MemberSeed } from '../seed/members/member-seed.ts';
import { buildMembers } from '../seed/members.ts';
import type { ScenarioName } from './scenario-name.ts';
import { emptyState, type Member, type State } from './state.ts';

/** The initial state of a database: the demo accounts with their bookings. */
export function createSeededState(scenario: ScenarioName, today: string): State {
  const state = emptyState(scenario);
  for (const seed of buildMembers(today)) {
    state.members[seed.id] = toMember(seed);
    state.counters.member += 1;
    for (const history of seed.bookings) {
      state.bookings.push({ memberId: seed.id, history, reservation: null, request: null });
    }
  }
  return state;
}

function toMember({ id, acceptsMarketing, profile, membership }: MemberSeed): Member {
  const { email } = profile;
  return structuredClone({ id, email, passwordHash: DEMO_PASSWORD_HASH, acceptsMarketing, profile, membership });
}
