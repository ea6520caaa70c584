import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
import { type Target, targets } from './target.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const methodsByPath = new Map<string, string[]>();
for (const [, { path, method }] of allOperations()) {
  const allowed = method === 'GET' ? ['GET', 'HEAD'] : [method];
  methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), ...allowed]);
}

describe.each(targets)('%s', (_name, open) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  test.each([...methodsByPath])('%s refuses every method but %j', async (path, allowed) => {
    const url = target.origin + path.replaceAll(/\{\w+\}/g, '1');
    for (const method of methods.filter((one) => !allowed.includes(one))) {
      const response = await target.send(new Request(url, { method }));
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')?.split(', ').sort()).toEqual([...allowed].sort());
    }
  });

  test('a path the document does not know is a 404 with a message', async () => {
    const response = await target.send(new Request(`${target.origin}/v1/modules/unknown`));
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ success: false, message: 'Alamat layanan tidak dikenal.' });
  });
});
