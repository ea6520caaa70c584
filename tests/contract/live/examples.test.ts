import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { afterAll, expect, test } from 'vitest';
import { contractExamples } from '../../../scripts/contract/examples/command.ts';
import { startDriftingHost } from './drifting-host.ts';
import { runContract } from './run-contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'kelana-examples-'));
const file = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  return { code: await contractExamples(args, (line) => lines.push(line)), text: lines.join('\n') };
}

test('a recorded run becomes named, shortened examples of this host', async () => {
  const host = await startDriftingHost();
  await runContract([host.url, '--only', 'listRegionals,getTour', '--record', file('run.json')]);
  await host.close();

  const { code, text } = await run(file('run.json'), '--out', file('proposed.yaml'));
  expect(text).toContain('Review each');
  expect(code).toBe(0);
  const yaml = readFileSync(file('proposed.yaml'), 'utf8');
  const examples = parseYaml(yaml) as Record<string, { summary: string; value: { data: unknown[] } }>;
  expect(Object.keys(examples)).toEqual([
    'list-tours-200-recorded',
    'list-tours-422-recorded',
    'list-regionals-200-recorded',
    'list-regionals-422-recorded',
    'get-tour-200-recorded',
    'get-tour-422-recorded',
    'get-tour-404-recorded',
  ]);
  expect(examples['list-regionals-200-recorded']).toMatchObject({
    summary: 'Recorded from GET /v1/modules/tour/regionals',
    value: { success: true, data: [{ id: 1 }, { id: 2 }] },
  });
  expect(yaml).toContain('http://localhost:4010/media/');
  expect(yaml).not.toContain(host.url);
});

test('a response that breaks the document is left out, with the reason', async () => {
  const exchange = { operationId: 'getCareer', request: 'GET /x', sent: null, status: 200, body: { data: 7 }, ms: 1 };
  const recording = { host: 'https://host.example', version: '1.0.0', exchanges: [exchange] };
  writeFileSync(file('bad.json'), JSON.stringify(recording));
  expect(await run(file('bad.json'))).toEqual({
    code: 1,
    text: '\nLeft out: get-career-200-recorded, /data type: object, found number 7.',
  });
});

test('no file, two files and a file that is no recorded run are refused as wrong use', async () => {
  expect((await run()).code).toBe(2);
  expect((await run('a', 'b')).code).toBe(2);
  writeFileSync(file('other.json'), '{}');
  expect((await run(file('other.json'))).text).toContain('other.json is no recorded run.');
});
