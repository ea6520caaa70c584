import type { Page } from '@playwright/test';
import { openAsMember } from '../../../scripts/lib/member-session.ts';
import { recordSecret } from './secrets.ts';
import { type NewMember, tokenOf } from './service-host.ts';

/** Signs the member in for every page that is opened from now on, until the member logs out. */
export async function startMemberSession(page: Page, member: NewMember): Promise<void> {
  const token = await tokenOf(member);
  recordSecret('token', token);
  await openAsMember(page, token);
}
