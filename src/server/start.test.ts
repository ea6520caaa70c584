import { afterEach, expect, test, vi } from 'vitest';
import { start } from './start';

afterEach(() => vi.restoreAllMocks());

test('one that needs a service host ends without it', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  start({ SERVICE_HOST: ' ' }, ['SERVICE_HOST']);
  expect(said).toHaveBeenLastCalledWith('SERVICE_HOST is missing.');
  expect(exit).toHaveBeenCalledWith(1);
});

test('a server with a wrong environment ends with what is wrong', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  start({ STOP_DELAY_MS: '5s' });
  expect(said.mock.calls).toEqual([['STOP_DELAY_MS must be a number of milliseconds; it is "5s".']]);
  expect(exit).toHaveBeenCalledWith(1);
});
