// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { countVisits } from './count-visits';
import { watchVisits } from './watch-visits';

vi.mock('./count-visits', () => ({ countVisits: vi.fn() }));

beforeEach(() => vi.mocked(countVisits).mockClear());

const setReadyState = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 50));

test('visits are counted after the page has loaded, when the browser is idle', async () => {
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  setReadyState('interactive');
  watchVisits();
  expect(idle).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(countVisits).not.toHaveBeenCalled();
  idle.mock.calls[0]?.[0]();
  await vi.waitFor(() => expect(countVisits).toHaveBeenCalledOnce());
});

test('a browser without requestIdleCallback counts too, also when the page was loaded before', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  setReadyState('complete');
  watchVisits();
  await vi.waitFor(() => expect(countVisits).toHaveBeenCalledOnce());
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('a browser with %o is not counted', async (wish) => {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.stubGlobal('navigator', { doNotTrack: null, ...wish });
  setReadyState('complete');
  watchVisits();
  await nextTurn();
  expect(countVisits).not.toHaveBeenCalled();
});
