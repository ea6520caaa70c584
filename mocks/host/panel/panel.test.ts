import { afterAll, beforeAll, expect, test } from 'vitest';
import { controlFields, controls } from '../../control/controls.ts';
import { type Host, startHost } from '../../host.ts';

let host: Host;
beforeAll(async () => {
  host = await startHost({ port: 0 });
});
afterAll(() => host.close());

const textOf = async (path: string) => (await fetch(host.url + path)).text();

test('each form of the developer panel is a control of the host, with fields that it has', async () => {
  const forms = [...(await textOf('/panel')).matchAll(/<form data-control="([A-Z]+) ([^"]+)">(.*?)<\/form>/gs)];
  expect(forms).toHaveLength(7);
  for (const [, method, path, fields = ''] of forms) {
    const control = `${method} /__mock${path}`;
    expect(controls).toHaveProperty([control]);
    const names = Array.from(fields.matchAll(/ name="([^"]+)"/g), ([, name]) => name);
    expect(names.filter((name = '') => controlFields[control]?.includes(name) === false)).toEqual([]);
  }
});

test('the panel runs its own script only, which finds all its elements, and no other page may frame it', async () => {
  const { headers } = await fetch(`${host.url}/panel`);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  const [page, script] = [await textOf('/panel'), await textOf('/panel/panel.js')];
  const ids = Array.from(script.matchAll(/(?:byId|fill\w+)\("(\w+)"/g), ([, id]) => id);
  expect(ids.length).toBeGreaterThan(15);
  expect(ids.filter((id) => !page.includes(` id="${id}"`))).toEqual([]);
  expect(await textOf('/panel/panel.css')).toContain('.sections');
  expect((await fetch(`${host.url}/panel/panel.ts`)).status).toBe(404);
});
