import { bima } from './members/bima.ts';
import type { MemberSeed } from './members/member-seed.ts';
import { ratna } from './members/ratna.ts';
import { sari } from './members/sari.ts';

/** The three demo accounts as they stand on `today`; their passwords are plain here and hashed by the world. */
export function members(today: string): MemberSeed[] {
  return [ratna(today), bima, sari(today)];
}
