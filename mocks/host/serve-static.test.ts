import { expect, test } from 'vitest';
import { controls } from '../control/controls.ts';
import { createMockContext } from '../mock-context.ts';
import { type Parameter, readReferenceDocument } from './current-document.ts';
import { serveStatic } from './serve-static.ts';

const HOST = 'http://localhost:4711';
const mockContext = createMockContext();
const textOf = async (path: string) => (await (await get(path))?.text()) ?? '';
const get = (pathname: string) => serveStatic(mockContext, new Request(HOST + pathname));

test('the page and each file that it names are served, and it names no other origin', async () => {
  const page = await get('/docs');
  const html = (await page?.text()) ?? '';
  const files = Array.from(html.matchAll(/(?:src|href)="([^"]*)"/g), (match) => match[1] ?? '');
  const ownFiles = files.filter((file) => file.startsWith('/docs/'));
  expect(files.filter((file) => !ownFiles.includes(file))).toEqual(['data:,', '/']);
  expect(ownFiles).toHaveLength(3);
  for (const file of ownFiles) {
    const response = await get(file);
    expect(response?.headers.get('content-type')).toMatch(/^text\/(css|javascript); charset=utf-8$/);
    expect((await response?.text())?.length).toBeGreaterThan(500);
  }
  expect(page?.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; /);
});

test('no other path below the page is served', async () => {
  for (const path of [
    '/docs/',
    '/docs/page.html',
    '/docs/package.json',
    '/docs/../host.ts',
    '/docsx',
    '/panel/panel.ts',
  ]) {
    expect([path, await get(path)]).toEqual([path, null]);
  }
});

test('a form has no example of an optional parameter but a new key, and offers every documented answer', async () => {
  const { paths, components, servers } = await readReferenceDocument(mockContext, HOST);
  const later = await readReferenceDocument(mockContext, HOST);
  expect(servers).toEqual([{ url: HOST }]);
  expect(components.parameters.DraftToken).not.toHaveProperty('example');
  expect(components.parameters.IdempotencyKey?.example).not.toBe(later.components.parameters.IdempotencyKey?.example);
  const preference = paths['/v1/modules/tour/{id}/detail']?.get?.parameters.at(-1) as Parameter;
  expect(preference.name).toBe('Prefer');
  expect(preference.schema.enum).toContain('code=404, example=unknown-tour');
});

test('each form of the developer panel is a control of the host, with fields that it has', async () => {
  const forms = [...(await textOf('/panel')).matchAll(/<form data-control="([A-Z]+) ([^"]+)">(.*?)<\/form>/gs)];
  expect(forms).toHaveLength(7);
  for (const [, method, path, fields = ''] of forms) {
    const control = `${method} /__mock${path}`;
    expect(controls).toHaveProperty([control]);
    const names = Array.from(fields.matchAll(/ name="([^"]+)"/g), ([, name]) => name);
    expect(controls[control]?.fields).toEqual(expect.arrayContaining(names.filter((name) => name !== 'effect')));
  }
});

test('the panel runs its own script only, which finds all its elements, and no other page may frame it', async () => {
  const policy = (await get('/panel'))?.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  const [page, script] = [await textOf('/panel'), await textOf('/panel/panel.js')];
  const ids = Array.from(script.matchAll(/(?:byId|fill\w+)\("(\w+)"/g), ([, id]) => id);
  expect(ids.length).toBeGreaterThan(15);
  expect(ids.filter((id) => !page.includes(` id="${id}"`))).toEqual([]);
  expect(await textOf('/panel/panel.css')).toContain('.sections');
});
