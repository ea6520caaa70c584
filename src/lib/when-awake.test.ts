// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { whenAwake } from './when-awake';

let isOnline: boolean;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  isOnline = true;
  visibility = 'visible';
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

const goOnline = () => {
  isOnline = true;
  window.dispatchEvent(new Event('online'));
};
const show = () => {
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a task runs at once in a visible tab with a connection', () => {
  const task = vi.fn();
  whenAwake(task);
  expect(task).toHaveBeenCalledOnce();
});

test('a task waits until the tab is both visible and online, and runs once', () => {
  const task = vi.fn();
  isOnline = false;
  visibility = 'hidden';
  whenAwake(task);
  goOnline();
  expect(task).not.toHaveBeenCalled();
  show();
  show();
  goOnline();
  expect(task).toHaveBeenCalledOnce();
});
