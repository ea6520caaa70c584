import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Host, startHost } from '../../../host.ts';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../../seed/demo.ts';
import { type ApiDocument, listOperations, readDocument } from '../document.ts';
import { renderTryForm } from '../try-form.ts';
import { createSampleCall } from './sample-call.ts';
import { createSamples, type Sample } from './samples.ts';

const DOCUMENTED_DAY = new Date('2027-01-15T03:00:00Z');
// The recovery token of the examples belongs to nobody.
const REFUSED = ['checkToken', 'resetPassword'];
const hasCurl = spawnSync('curl', ['--version']).status === 0;

let document: ApiDocument;
let host: Host;
let token: string;

beforeAll(async () => {
  document = await readDocument();
  host = await startHost({ port: 0, now: () => DOCUMENTED_DAY });
});
beforeEach(async () => {
  host.mockContext.reset();
  const service = createClient({ baseUrl: host.url });
  const { data } = await service.call('login', { body: { email: DEMO_EMAIL, password: DEMO_PASSWORD } });
  token = data.token;
});
afterAll(() => host.close());

function sampleOf(operationId: string, language: Sample['language'], origin = host.url): string {
  const operation = listOperations(document).find((one) => one.operationId === operationId);
  const call = operation && createSampleCall(document, operation, origin);
  return (call && createSamples(call).find((sample) => sample.language === language)?.code) ?? '';
}

/** Runs a sample with a `file` for forms; null when it succeeds, else the message of its error. */
async function run(sample: string): Promise<string | null> {
  const code = sample.replace(/^import .*\n/, '');
  const variables = { createClient, token, file: new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }) };
  const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
  return new AsyncFunction(...Object.keys(variables), code)(...Object.values(variables)).then(
    () => null,
    (error: Error) => error.message,
  );
}

const samples = listOperations(await readDocument())
  .filter(({ path }) => path !== null)
  .flatMap(({ operationId }) => [[operationId, 'sdk'] as const, [operationId, 'fetch'] as const]);

test.each(samples)('the sample of %s with %s is answered', async (operationId, language) => {
  const message = await run(sampleOf(operationId, language));
  if (REFUSED.includes(operationId)) expect(message).toMatch(/invalid token|Tautan/);
  else expect(message).toBeNull();
});

test.skipIf(!hasCurl).each(['login', 'listTours', 'bookTour', 'updateUser', 'applyForCareer'])(
  'the command of %s is answered',
  async (operationId) => {
    const folder = mkdtempSync(join(tmpdir(), 'kelana-samples-'));
    writeFileSync(join(folder, 'cv.pdf'), '%PDF-1.7');
    const options = { cwd: folder, env: { ...process.env, TOKEN: token } };
    const { stdout } = await promisify(execFile)('sh', ['-c', `${sampleOf(operationId, 'curl')} -s`], options);
    expect(JSON.parse(stdout)).toMatchObject({ success: true });
  },
);

test.skipIf(!hasCurl)('the command of the PDF writes a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kelana-samples-'));
  await promisify(execFile)('sh', ['-c', `${sampleOf('getItineraryPdf', 'curl')} -s`], { cwd: folder });
  expect(readFileSync(join(folder, 'itinerary.pdf'), 'latin1').slice(0, 5)).toBe('%PDF-');
});

test('every member that a form offers can sign in', async () => {
  const operation = listOperations(document).find(({ operationId }) => operationId === 'getProfile');
  const call = operation && createSampleCall(document, operation, host.url);
  const form = call ? renderTryForm(document, call) : '';
  const emails = Array.from(form.matchAll(/value="([^"]+@[^"]+)"/g), (match) => match[1] ?? '');
  expect(emails).toHaveLength(3);
  const service = createClient({ baseUrl: host.url });
  for (const email of emails) await service.call('login', { body: { email, password: DEMO_PASSWORD } });
});

test('a call of a member has its token, and a booking its key', () => {
  const origin = 'https://service.kelana.example';
  expect(sampleOf('listBookings', 'curl', origin)).toBe(
    `curl 'https://service.kelana.example/v1/modules/user/booking-history' \\\n  -H "Authorization: Bearer $TOKEN"`,
  );
  expect(sampleOf('listBookings', 'sdk', origin)).toBe(`import { createClient } from '@kelana/sdk';

const service = createClient({
  baseUrl: 'https://service.kelana.example',
  getToken: () => token,
});
const { data } = await service.call('listBookings');`);
  expect(sampleOf('bookTour', 'sdk')).toContain("'Idempotency-Key': '");
});

test('a single quote of a value is escaped for the shell', () => {
  const operation = listOperations(document).find(({ operationId }) => operationId === 'sendContactMessage');
  if (!operation?.body) throw new Error('The operation has no body.');
  operation.body.examples = { quoted: { value: { message: "it's" } } };
  const call = createSampleCall(document, operation, host.url);
  expect(call && createSamples(call)[0]?.code).toContain(`"message": "it'\\''s"`);
});
