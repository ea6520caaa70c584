import { expect, test } from 'vitest';
import { getPanelOrigin } from './panel-origin.ts';

test.each([
  [{ MOCK_PANEL: 'on', MOCK_SITE: 'http://localhost:3000/en/' }, 'http://localhost:3000'],
  [{ MOCK_SITE: 'http://localhost:3000' }, undefined],
  [{ MOCK_PANEL: 'on' }, undefined],
  [{ MOCK_PANEL: 'on', MOCK_SITE: 'localhost' }, undefined],
  [{ MOCK_PANEL: 'on', MOCK_SITE: 'file:///site' }, undefined],
])('%j allows the controls to origin %s', (environment, origin) => {
  expect(getPanelOrigin(environment as unknown as NodeJS.ProcessEnv)).toBe(origin);
});
