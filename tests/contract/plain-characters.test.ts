import { expect, test } from 'vitest';
import { plainCharacters as plainOfHost } from '../../mocks/engine/plain-characters.ts';
import { plainCharacters as plainOfSite } from '../../src/lib/text/plain-characters.ts';
import { RATNA } from './case.ts';
import { sendCall } from './send.ts';
import { withTarget } from './target.ts';

const target = withTarget();

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
  const json = {
    name: 'Siti Nur’aini\u2060',
    email: '\u200bratna＠kelana.example',
    phone: '\u202a+6281234567890\u202c',
    topic: 'visa',
    message: 'Berapa lama visa Jepang\u200b?',
  };
  const response = await sendCall(target, 'sendContactMessage', { json });
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
  const login = (password: string) => sendCall(target, 'login', { json: { email: RATNA, password } });
  expect((await login('Kelana2027')).status).toBe(200);
  expect((await login('Kelana2027\u200b')).status).toBe(401);
});
