import { expect, test } from 'vitest';
import { currentOf } from './menu';

test('the current entry is the page or the section it belongs to', () => {
  expect(currentOf('/group-tour', '/group-tour')).toBe('page');
  expect(currentOf('/group-tour', '/group-tour/[id]')).toBe('true');
  expect(currentOf('/group-tour', '/with-query/group-tour')).toBe('page');
  expect(currentOf('/career', '/careers')).toBe(undefined);
  expect(currentOf('/', '/')).toBe('page');
  expect(currentOf('/', '/mice')).toBe(undefined);
});
