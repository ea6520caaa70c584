import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingStory } from './stories/booking-story.ts';
import { logoutStory, memberStory, photo, recoveryStory, register } from './stories/member-stories.ts';
import { type Person, personAt } from './stories/person.ts';
import { overHttp, type Target, targets } from './target.ts';

const stories: [string, (person: Person) => Promise<void>][] = [
  ['a member signs up, changes profile, photo and password, and every old token is void', memberStory],
  ['a booking is taken once, stands in the history and takes its seats', bookingStory],
  ['signing out ends one session', logoutStory],
  ['a forgotten password is replaced with the link of the mail', recoveryStory],
];

describe.each(targets)('%s', (_name, open) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  beforeEach(() => target.mockContext.reset('default'));
  afterAll(() => target.close());

  test.each(stories)('%s', (_story, play) => play(personAt(target)));

  test('a reset brings back the first state to the byte', async () => {
    const fresh = JSON.stringify(target.mockContext.database().state);
    for (const [, play] of stories) {
      await play(personAt(target));
      expect(JSON.stringify(target.mockContext.database().state)).not.toBe(fresh);
      const reset = new Request(`${target.origin}/__mock/reset`, { method: 'POST' });
      expect((await target.send(reset)).status).toBe(200);
      expect(JSON.stringify(target.mockContext.database().state)).toBe(fresh);
    }
  });
});

const folder = mkdtempSync(join(tmpdir(), 'kelana-restart-'));
afterAll(() => rmSync(folder, { recursive: true }));

const started = () => overHttp(join(folder, 'state.json'));

test('a restart keeps the token, the name, the bytes of the photo and the whole state', async () => {
  const first = await started();
  const before = personAt(first);
  await register(before);
  await before.does('updateUser', { form: { first_name: 'Dewi Ayu' } });
  await before.does('updateUser', { form: { photo: photo() } });
  const { data: profile } = await before.does('getProfile');
  const state = JSON.stringify(first.mockContext.database().state);
  await first.close();

  const second = await started();
  expect(JSON.stringify(second.mockContext.database().state)).toBe(state);
  const after = personAt(second);
  after.token = before.token;
  const profile_pic_url = profile.profile_pic_url?.replace(first.origin, second.origin);
  expect((await after.does('getProfile')).data).toEqual({ ...profile, firstName: 'Dewi Ayu', profile_pic_url });
  expect([...(await after.bytes(String(profile_pic_url)))]).toEqual([0, 0xff, 0x80]);
  await second.close();
});
