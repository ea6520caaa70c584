import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifySignature } from './call-signature';

const SECRET = 'a secret of the service and the site';
const NOW = 1_795_746_000_000;
const body = Buffer.from('{"changes":[{"kind":"tour","id":17}]}');

function headerAt(seconds: number, secret = SECRET, text = body): string {
  const hex = createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex');
  return `t=${seconds},v1=${hex}`;
}

test('a signature that fits the body is returned as hex', () => {
  expect(verifySignature(SECRET, headerAt(1_795_746_000), body, NOW)).toBe(
    '617c41645ee4758db53d68a76d5eca4be5cfb52c1c4b88056867d25686bba450',
  );
});

test('a signature is accepted for five minutes, and for as long before its time', () => {
  const isAcceptedAt = (seconds: number) => verifySignature(SECRET, headerAt(seconds), body, NOW) !== null;
  expect([-301, -300, 300, 301].map((offset) => isAcceptedAt(1_795_746_000 + offset))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('another secret, another body, another time and another form are refused', () => {
  const good = headerAt(1_795_746_000);
  expect(verifySignature('another secret of the same length !!', good, body, NOW)).toBeNull();
  expect(verifySignature(SECRET, good, Buffer.from(`${body} `), NOW)).toBeNull();
  expect(verifySignature(SECRET, good.replace('t=1795746000', 't=1795746001'), body, NOW)).toBeNull();
  for (const header of [undefined, '', 'v1=', [good], good.toUpperCase(), good.slice(0, -1), `${good},v1=0`]) {
    expect(verifySignature(SECRET, header, body, NOW)).toBeNull();
  }
});
