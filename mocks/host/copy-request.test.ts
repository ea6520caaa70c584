import { expect, test } from 'vitest';
import { copyRequest } from './copy-request.ts';

const FORM = 'multipart/form-data; boundary=x';
const CHUNK = 100_000;

function request(type: string, body: BodyInit, headers = {}) {
  const init = { method: 'POST', headers: { ...headers, 'content-type': type }, body, duplex: 'half' };
  return new Request('http://service.example/', init);
}

/** Sends `size` bytes in chunks; resolves with the status and the number of bytes that were read. */
async function sendInChunks(type: string, size: number) {
  let read = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (read >= size) return controller.close();
      read += CHUNK;
      controller.enqueue(new Uint8Array(CHUNK));
    },
  });
  const copy = await copyRequest(request(type, body));
  return { status: copy instanceof Response ? copy.status : 'accepted', read };
}

const statusOf = async (type: string, body: BodyInit) => {
  const copy = await copyRequest(request(type, body));
  return copy instanceof Response ? copy.status : 'accepted';
};

test('a body in chunks is read up to its limit and no further', async () => {
  expect(await sendInChunks('application/json', 1_000_000)).toEqual({ status: 'accepted', read: 1_000_000 });
  const json = await sendInChunks('application/json', 400_000_000);
  expect(json.status).toBe(413);
  expect(json.read).toBeLessThan(1_500_000);
  expect(await sendInChunks(FORM, 32_000_000)).toMatchObject({ status: 'accepted' });
  const form = await sendInChunks(FORM, 400_000_000);
  expect(form.status).toBe(413);
  expect(form.read).toBeLessThan(32_500_000);
});

test('a body with a declared length is refused unread', async () => {
  const body = new ReadableStream({ pull: () => expect.fail('it was read') }, { highWaterMark: 0 });
  const declared = request('application/json', body, { 'content-length': '1000001' });
  expect(await copyRequest(declared)).toMatchObject({ status: 413 });
});

test('an accepted body arrives unchanged', async () => {
  const copy = await copyRequest(request('application/json', '{"name":"Zoë"}'));
  expect(await copy.json()).toEqual({ name: 'Zoë' });
});

const part = 'Content-Disposition: form-data; name="a"\r\n\r\nb\r\n';

test('a form with very many parts, or with an endless part header, is not parsed', async () => {
  expect(await statusOf(FORM, `${`--x\r\n${part}`.repeat(99)}--x--`)).toBe('accepted');
  expect(await statusOf(FORM, `${`--x\r\n${part}`.repeat(100)}--x--`)).toBe(413);
  expect(await statusOf('multipart/form-data; boundary="x"', '--x\r\n'.repeat(101))).toBe(413);
  expect(await statusOf(FORM, `--x\r\n${'a: b\r\n'.repeat(2_000)}\r\nv\r\n--x--`)).toBe(413);
  expect(await statusOf(FORM, `--x\r\n${part}`.replace('b\r\n', 'b'.repeat(900_000)))).toBe('accepted');
  expect(await statusOf('multipart/form-data', '--x\r\n'.repeat(101))).toBe('accepted');
});

test.each([
  ['multipart/form-data; boundary="xxx', 'xxx'],
  ['multipart/form-data; boundary="x\\y"', 'xy'],
  ['multipart/form-data; a="; boundary=zzz"; boundary=xxx', 'xxx'],
])('parts are counted with the boundary that the parser uses: %s', async (type, boundary) => {
  const form = (count: number) => `${`--${boundary}\r\n${part}`.repeat(count)}--${boundary}--`;
  expect([await statusOf(type, form(99)), await statusOf(type, form(100))]).toEqual(['accepted', 413]);
});
