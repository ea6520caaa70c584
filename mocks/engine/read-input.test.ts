import { expect, test, vi } from 'vitest';
import { getOperation } from './operation.ts';
import { readBody } from './read-input.ts';

function login(body: string, type = 'application/json') {
  const request = new Request('http://service.example/', { method: 'POST', body, headers: { 'content-type': type } });
  return readBody('login', getOperation('login'), request);
}

test('JSON is accepted with or without a charset and is never coerced', async () => {
  const text = '{"email":"a@kelana.example","password":"x"}';
  expect(await login(text, 'application/json; charset=utf-8')).toMatchObject({ ok: true });
  expect(await login('{"email":"a@kelana.example","password":1}')).toMatchObject({ ok: false });
});

test('JSON of very many values or levels is refused without parsing', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  for (const text of ['['.repeat(31), '{"a":'.repeat(31), `[${'0,'.repeat(2001)}0]`]) {
    expect(await login(text)).toMatchObject({ violations: [{ path: '', keyword: 'maxProperties' }] });
  }
  expect(parse).not.toHaveBeenCalled();
  // Brackets and commas inside a text, and levels that end, do not count.
  const quoted = `"${String.raw`\"\\`}${',[{'.repeat(5000)}`;
  for (const text of ['['.repeat(30), quoted, '[[]]'.repeat(40)])
    expect(await login(text)).toEqual({ ok: false, status: 400 });
});
