import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { linesOfRequest } from './request-log.ts';

const ID = '5f0c1d2e8a474c1b9d6e2b7f3a9c0e11';
const OTHER = '00000000000000000000000000000000';
const folder = mkdtempSync(join(tmpdir(), 'kelana-logs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const request = (id: string) =>
  `{"time":"2027-01-15T10:00:03+07:00","id":"${id}","status":503,"cache":"MISS","durationS":2.620,"method":"GET",` +
  '"host":"kelana.example","path":"/group-tour/17","instance":"10.0.0.5:3000","instanceDurationS":"2.618",' +
  '"client":"203.0.113.0"}';
const call = {
  time: '2027-01-15T03:00:03.510Z',
  level: 'error',
  id: ID,
  operation: 'getTour',
  durationMs: 2504,
  status: 504,
  error: 'timeout',
  message: 'No answer in time.',
};
const page = {
  time: '2027-01-15T03:00:03.530Z',
  level: 'error',
  id: ID,
  operation: '/group-tour/[id]',
  error: 'ApiError',
  message: 'getTour failed.',
  stack: ['at read (read.js:1:20)', 'at props (page.js:2:3)'],
};

function file(name: string, lines: string[]): string {
  const text = `${lines.join('\n')}\n`;
  writeFileSync(join(folder, name), name.endsWith('.gz') ? gzipSync(text) : text);
  return join(folder, name);
}

test('the lines about a request become sentences in order of time, from rotated files and from programs', async () => {
  const journal = {
    name: 'kelana@3000',
    lines: Readable.from([
      ' ▲ Next.js',
      `Jan 15 10:00:03 web1 kelana[7]: ${JSON.stringify(page)}`,
      JSON.stringify(call),
      JSON.stringify({ ...call, id: OTHER }),
    ]),
  };
  const service = file('service.log', [`no time ${ID}`, `2027-01-15T03:00:01.200Z tour 17 ${ID} slow`, 'other']);
  expect(await linesOfRequest(ID, [service, journal, file('kelana.log.2.gz', [request(OTHER), request(ID)])])).toEqual([
    '2027-01-15 03:00:00Z nginx (kelana.log.2.gz): GET kelana.example/group-tour/17, status 503, 2.62 s, cache MISS, ' +
      'instance 10.0.0.5:3000 (2.618 s), client 203.0.113.0',
    '2027-01-15 03:00:01Z instance (kelana@3000): error, getTour, status 504, 2504 ms: timeout: No answer in time.',
    `2027-01-15 03:00:01Z service.log: 2027-01-15T03:00:01.200Z tour 17 ${ID} slow`,
    '2027-01-15 03:00:03Z instance (kelana@3000): error, /group-tour/[id]: ApiError: getTour failed. ' +
      '(at read (read.js:1:20))',
    `service.log: no time ${ID}`,
  ]);
});

test('an unknown id has no lines; an id of another form and a missing file are refused', async () => {
  const log = file('kelana.log', [request(ID), 'not JSON {']);
  expect(await linesOfRequest(OTHER, [log])).toEqual([]);
  await expect(linesOfRequest('GET', [log])).rejects.toThrow('32 digits');
  await expect(linesOfRequest(ID, [log, join(folder, 'gone.log.gz')])).rejects.toThrow('gone.log.gz');
});
