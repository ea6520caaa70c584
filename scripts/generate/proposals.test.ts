import { expect, test } from 'vitest';
import type { OpenApiDocument } from './document.ts';
import { proposalsPage } from './proposals.ts';

const document = {
  openapi: '3.1.0',
  info: { version: '1.0.0' },
  paths: { '/v1/seasons': { get: { operationId: 'listSeasons', summary: 'All seasons', 'x-proposed': 'season' } } },
  components: {
    schemas: {
      Tour: {
        type: 'object',
        properties: {
          title: { type: 'string' },
          leaders: { description: 'Who leads it.\nBy name.', 'x-proposed': 'people' },
          office: { $ref: '#/components/schemas/Office', 'x-proposed': 'people' },
        },
      },
      Office: { type: 'object', properties: { city: {}, street: {} } },
    },
  },
} as unknown as OpenApiDocument;

const season = { title: 'Seasons', why: 'For families.', without: 'No page.' };
const people = { title: 'People', why: 'Trust.', without: 'No faces.' };

test('the page has the groups in their order, each with its parts and what they are', () => {
  const page = proposalsPage(document, JSON.stringify({ people, season }));
  expect(page).toContain('## 1. People\n\nTrust. **Without it:** No faces.');
  expect(page).toContain('| `Tour.leaders` | Who leads it. |\n| `Tour.office` | city, street |');
  expect(page).toContain('## 2. Seasons');
  expect(page).toContain('| `GET /v1/seasons` | All seasons |');
});

test('a part of an unknown group and a group without parts are refused by name', () => {
  expect(() => proposalsPage(document, JSON.stringify({ people }))).toThrow('GET /v1/seasons names no group');
  const other = { people, season, other: season };
  expect(() => proposalsPage(document, JSON.stringify(other))).toThrow('names the group other');
});
