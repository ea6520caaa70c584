import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainCharacters as plainOfHost } from '../../mocks/engine/plain-characters.ts';
import { plainCharacters as plainOfSite } from '../../src/lib/text/plain-characters.ts';
import { inProcess, type Target } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await inProcess();
});
afterAll(() => target.close());

const post = (path: string, body: Record<string, unknown>) =>
  target.send(
    new Request(target.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

test('the forms of the site and the host read every character alike, also after an emoji', () => {
  const differing = [];
  for (let start = 0; start <= 0x10ffff; start += 1024) {
    const characters = Array.from({ length: 1024 }, (_, index) => String.fromCodePoint(start + index));
    const text = characters.map((character) => `a${character}1❤${character}`).join('|');
    if (plainOfSite(text) !== plainOfHost(text)) differing.push(start.toString(16));
  }
  expect(differing).toEqual([]);
});

test('the host takes a pasted text as the keyboard would write it', async () => {
  const response = await post('/v2/modules/page/contact', {
    name: 'Siti Nur’aini\u2060',
    email: '\u200bratna＠kelana.example',
    phone: '\u202a+6281234567890\u202c',
    topic: 'visa',
    message: 'Berapa lama visa Jepang\u200b?',
  });
  expect(response.status).toBe(200);
  expect(target.mockContext.database().state.enquiries.at(-1)?.body).toEqual({
    name: "Siti Nur'aini",
    email: 'ratna@kelana.example',
    phone: '+6281234567890',
    topic: 'visa',
    message: 'Berapa lama visa Jepang?',
  });
});

test('a password is compared as it was typed', async () => {
  const login = (password: string) => post('/v1/auth/login', { email: 'ratna@kelana.example', password });
  expect((await login('Kelana2027')).status).toBe(200);
  expect((await login('Kelana2027\u200b')).status).toBe(401);
});
