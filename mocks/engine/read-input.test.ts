import { expect, test, vi } from 'vitest';
import { getOperation } from './operation.ts';
import { readBody } from './read-input.ts';

const MEGABYTE = 1_048_576;

function post(body: BodyInit, type?: string) {
  const headers = type === undefined ? undefined : { 'content-type': type };
  return new Request('http://service.example/', { method: 'POST', body, ...(headers && { headers }) });
}

function form(fields: Record<string, string | Blob>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return readBody('updateUser', getOperation('updateUser'), post(data));
}

const login = (body: string, type: string) => readBody('login', getOperation('login'), post(body, type));
const file = (size: number, type: string) => new File([new Uint8Array(size)], 'photo', { type });
const violationsOf = (result: Awaited<ReturnType<typeof form>>) =>
  'violations' in result ? result.violations.map(({ path, keyword, params }) => ({ path, keyword, params })) : result;

test('JSON is accepted with or without a charset and is never coerced', async () => {
  const text = '{"email":"a@kelana.example","password":"x"}';
  expect(await login(text, 'application/json; charset=utf-8')).toMatchObject({ ok: true });
  expect(await login('{"email":"a@kelana.example","password":1}', 'application/json')).toMatchObject({ ok: false });
});

test('an unreadable body is a 400, and another media type a 415', async () => {
  expect(await login('{"email":', 'application/json')).toEqual({ ok: false, status: 400 });
  expect(await login('', 'application/json')).toEqual({ ok: false, status: 400 });
  for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data']) {
    const garbage = post('--x\r\nnothing', type);
    expect(await readBody('updateUser', getOperation('updateUser'), garbage)).toEqual({ ok: false, status: 400 });
  }
  expect(await login('email=a', 'application/x-www-form-urlencoded')).toEqual({ ok: false, status: 415 });
});

test('JSON of very many values or levels is refused without parsing', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  for (const text of ['['.repeat(31), '{"a":'.repeat(31), `[${'0,'.repeat(2001)}0]`]) {
    expect(violationsOf(await login(text, 'application/json'))).toEqual([
      { path: '', keyword: 'maxProperties', params: {} },
    ]);
  }
  expect(parse).not.toHaveBeenCalled();
  // Brackets and commas inside a text, and levels that end, do not count.
  for (const text of ['['.repeat(30), `"${',[{'.repeat(5000)}`, '[[]]'.repeat(40)]) {
    expect(await login(text, 'application/json')).toEqual({ ok: false, status: 400 });
  }
});

test('numbers of a form are coerced and its file reaches the behaviour', async () => {
  expect(await form({ id_country: '3' })).toEqual({ ok: true, value: { id_country: 3 } });
  const result = await form({ photo: file(3, 'image/png') });
  expect(result).toMatchObject({ ok: true });
  expect('value' in result && (result.value as { photo: Blob }).photo.size).toBe(3);
});

test('a body that fits no form gets the errors of the most similar form', async () => {
  expect(violationsOf(await form({ id_country: 'abc' }))).toEqual([
    { path: '/id_country', keyword: 'type', params: { type: 'integer' } },
  ]);
  expect(violationsOf(await form({ old_password: 'a', password: 'long enough' }))).toEqual([
    { path: '', keyword: 'required', params: { missingProperty: 'confirm_password' } },
  ]);
});

test('a photo must be a picture of at most 2 MB, and a file', async () => {
  expect(violationsOf(await form({ photo: 'a text' }))).toMatchObject([{ path: '/photo', keyword: 'file' }]);
  expect(violationsOf(await form({ photo: file(0, 'image/png') }))).toMatchObject([
    { path: '/photo', keyword: 'file' },
  ]);
  expect(violationsOf(await form({ photo: file(3, 'image/gif') }))).toEqual([
    { path: '/photo', keyword: 'fileType', params: { allowed: 'JPG, PNG, WebP' } },
  ]);
  expect(await form({ photo: file(2 * MEGABYTE, 'image/jpeg') })).toMatchObject({ ok: true });
  expect(violationsOf(await form({ photo: file(2 * MEGABYTE + 1, 'image/jpeg') }))).toMatchObject([
    { path: '/photo', keyword: 'fileSize' },
  ]);
});

test('a file in place of a text is refused', async () => {
  expect(violationsOf(await form({ first_name: file(3, 'image/png') }))).toEqual([
    { path: '/first_name', keyword: 'type', params: { type: 'string' } },
  ]);
});

test("names of JavaScript's own properties are ordinary unknown fields", async () => {
  const names = violationsOf(await form({ ['__proto__']: 'x', constructor: 'y' }));
  expect(names).toMatchObject([{ keyword: 'additionalProperties' }, { keyword: 'additionalProperties' }]);
});
