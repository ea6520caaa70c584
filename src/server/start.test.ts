import { expect, test, vi } from 'vitest';
import { start } from './start';

test('a server with a wrong environment ends with what is wrong', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  start({ STOP_DELAY_MS: '5s' });
  expect(said.mock.calls).toEqual([['STOP_DELAY_MS must be a number of milliseconds; it is "5s".']]);
  expect(exit).toHaveBeenCalledWith(1);
});
