import type { Page } from '@playwright/test';
import { openAsMember, tokenOf } from '../../../scripts/lib/member-session.ts';
import { noteSecret } from './secrets.ts';
import { host, type NewMember } from './service-host.ts';

/** Every page opened from now on is a member's, until that member leaves. */
export async function signedIn(page: Page, member: NewMember): Promise<void> {
  const token = await tokenOf(host, member);
  noteSecret('token', token);
  await openAsMember(page, token);
}
