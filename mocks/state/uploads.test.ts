import { expect, test } from 'vitest';
import { answerCall } from '../answer-call.ts';
import { createMockContext } from '../mock-context.ts';
import { serveUpload } from './uploads.ts';

const NOW = new Date('2027-01-15T03:00:00Z');
const htmlPage = '<script>canary()</script>';

/** Uploads a photo of this type as a member; resolves with the status and the context of the host. */
async function uploadAs(type: string) {
  const mockContext = createMockContext({ now: () => NOW });
  const { members, sessions } = mockContext.database().state;
  sessions.token = { memberId: Object.keys(members)[0] ?? '', expiresAt: NOW.getTime() + 1 };
  const body = new FormData();
  body.append('photo', new File([htmlPage], 'foto.html', { type }));
  const headers = { authorization: 'Bearer token' };
  const request = new Request('http://service.example/v2/modules/user/update', { method: 'POST', headers, body });
  const response = await answerCall(mockContext, request);
  return { mockContext, status: response?.status, text: await response?.text() };
}

test.each(['text/html', 'image/svg+xml', 'application/javascript', ''])(
  'no photo of the type %j is stored',
  async (type) => {
    const { mockContext, status, text } = await uploadAs(type);
    expect([status, mockContext.database().state.uploads]).toEqual([422, {}]);
    expect(text).toContain('JPG, PNG, WebP');
  },
);

test('an HTML page uploaded as a photo is served as an image, with nosniff', async () => {
  const { mockContext, status } = await uploadAs('image/png');
  const [id = ''] = Object.keys(mockContext.database().state.uploads);
  const served = serveUpload(mockContext.database().state, id);
  expect([status, served?.headers.get('content-type'), served?.headers.get('x-content-type-options')]).toEqual([
    200,
    'image/png',
    'nosniff',
  ]);
  expect(await served?.text()).toBe(htmlPage);
});

test('an unknown upload id gets nothing', () => {
  const mockContext = createMockContext({ now: () => NOW });
  for (const id of ['1', '', '__proto__', 'constructor', '../state.json']) {
    expect(serveUpload(mockContext.database().state, id)).toBeNull();
  }
});
