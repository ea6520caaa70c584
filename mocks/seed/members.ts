import { bima } from './members/bima.ts';
import type { MemberSeed } from './members/member-seed.ts';
import { ratna } from './members/ratna.ts';
import { sari } from './members/sari.ts';

/** The three demo accounts on `today`. */
export function buildMembers(today: string): MemberSeed[] {
  return [ratna(today), bima, sari(today)];
}
