import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingStory } from './stories/booking-story.ts';
import { createPhoto, logoutStory, memberStory, recoveryStory, register } from './stories/member-stories.ts';
import { createStoryClient, type StoryClient } from './stories/story-client.ts';
import { overHttp, type Target, targets } from './target.ts';

const stories: [string, (client: StoryClient) => Promise<void>][] = [
  ['a member signs up, changes profile, photo and password, and every old token becomes invalid', memberStory],
  ['a booking is made once, appears in the history and takes its seats', bookingStory],
  ['signing out ends one session', logoutStory],
  ['a forgotten password is replaced through the mailed link', recoveryStory],
];

describe.each(targets)('%s', (_name, open) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  beforeEach(() => target.mockContext.reset('default'));
  afterAll(() => target.close());

  test.each(stories)('%s', (_story, runStory) => runStory(createStoryClient(target)));

  test('a reset restores exactly the initial state', async () => {
    const initialState = JSON.stringify(target.mockContext.database().state);
    for (const [, runStory] of stories) {
      await runStory(createStoryClient(target));
      expect(JSON.stringify(target.mockContext.database().state)).not.toBe(initialState);
      const reset = new Request(`${target.origin}/__mock/reset`, { method: 'POST' });
      expect((await target.send(reset)).status).toBe(200);
      expect(JSON.stringify(target.mockContext.database().state)).toBe(initialState);
    }
  });
});

const folder = mkdtempSync(join(tmpdir(), 'kelana-restart-'));
afterAll(() => rmSync(folder, { recursive: true }));

const startWithStateFile = () => overHttp(join(folder, 'state.json'));

test('a restart keeps the token, the name, the bytes of the photo and the whole state', async () => {
  const first = await startWithStateFile();
  const clientBefore = createStoryClient(first);
  await register(clientBefore);
  await clientBefore.call('updateUser', { form: { first_name: 'Dewi Ayu' } });
  await clientBefore.call('updateUser', { form: { photo: createPhoto() } });
  const { data: profile } = await clientBefore.call('getProfile');
  const state = JSON.stringify(first.mockContext.database().state);
  await first.close();

  const second = await startWithStateFile();
  expect(JSON.stringify(second.mockContext.database().state)).toBe(state);
  const clientAfter = createStoryClient(second);
  clientAfter.token = clientBefore.token;
  const profile_pic_url = profile.profile_pic_url?.replace(first.origin, second.origin);
  expect((await clientAfter.call('getProfile')).data).toEqual({ ...profile, firstName: 'Dewi Ayu', profile_pic_url });
  expect([...(await clientAfter.download(String(profile_pic_url)))]).toEqual([0, 0xff, 0x80]);
  await second.close();
});
