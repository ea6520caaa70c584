import { expect, test } from 'vitest';
import { siteEnvironment } from './site-environment.ts';

const panelOf = (isHostGiven: boolean, environment = {}) =>
  siteEnvironment(
    { siteUrl: 'http://localhost:3000', serviceHost: 'http://localhost:4010', isHostGiven },
    environment as NodeJS.ProcessEnv,
  ).NEXT_PUBLIC_DEVELOPER_PANEL;

test('the developer panel is on only with the host that the command starts', () => {
  expect([panelOf(false), panelOf(true)]).toEqual(['on', 'off']);
  expect(panelOf(true, { NEXT_PUBLIC_DEVELOPER_PANEL: 'on' })).toBe('off');
});
