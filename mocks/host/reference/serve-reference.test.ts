import { expect, test } from 'vitest';
import { allBehaviours } from '../../behaviours/all.ts';
import { createMockContext } from '../../mock-context.ts';
import type { Parameter } from '../current-document.ts';
import { readReferenceDocument } from './reference-document.ts';
import { serveReference } from './serve-reference.ts';

const HOST = 'http://localhost:4711';
const mockContext = createMockContext({ behaviours: allBehaviours });
const get = (pathname: string) => serveReference(pathname, HOST, mockContext);

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
  for (const path of ['/docs/', '/docs/page.html', '/docs/package.json', '/docs/../host.ts', '/docsx']) {
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
