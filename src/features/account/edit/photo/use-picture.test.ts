// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePicture } from './use-picture';

const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c2410c' } })
  .png()
  .toBuffer();
const fileCalled = (name: string) => new File([new Uint8Array(photo)], name);
const text = new File(['no picture'], 'teks.jpg');

/** What was given back, in order: the addresses and the pixels of a file by its name. */
let freed: string[];
/** Opens the file of this name, which waits until then; one that was never chosen fails. */
let finish: (name: string) => Promise<void>;

beforeEach(() => {
  freed = [];
  const waiting = new Map<string, () => void>();
  finish = async (name) => {
    await vi.waitFor(() => expect(waiting.has(name)).toBe(true));
    await act(async () => waiting.get(name)?.());
  };
  vi.stubGlobal('createImageBitmap', ({ name }: File) => {
    const pixels = { close: () => freed.push(`pixels ${name}`) };
    return new Promise((resolve) => waiting.set(name, () => resolve(pixels)));
  });
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = (url) => freed.push(url);
});

function open() {
  const { result, unmount } = renderHook(() => usePicture());
  const choose = (file: File) => void act(() => void result.current.choose(file));
  const shown = () => [result.current.picture?.url ?? null, result.current.problem];
  return { result, unmount, choose, shown };
}

test('another choice frees the picture before it', async () => {
  const { choose, shown } = open();
  choose(fileCalled('a'));
  await finish('a');
  expect([shown(), freed]).toEqual([['blob:a', null], []]);
  choose(fileCalled('b'));
  await finish('b');
  expect([shown(), freed]).toEqual([
    ['blob:b', null],
    ['blob:a', 'pixels a'],
  ]);
});

test('the last choice wins, however long the one before it takes', async () => {
  const { choose, shown } = open();
  choose(fileCalled('slow'));
  choose(fileCalled('quick'));
  await finish('quick');
  await finish('slow');
  expect([shown(), freed]).toEqual([
    ['blob:quick', null],
    ['blob:slow', 'pixels slow'],
  ]);
});

test('what cannot be taken keeps the picture before it, and is forgotten with the next that can', async () => {
  const { choose, shown } = open();
  choose(fileCalled('a'));
  await finish('a');
  choose(text);
  await vi.waitFor(() => expect(shown()).toEqual(['blob:a', 'type']));
  choose(fileCalled('b'));
  await finish('b');
  expect(shown()).toEqual(['blob:b', null]);
});

test('what comes after it was called off is thrown away', async () => {
  const { result, choose, shown } = open();
  choose(fileCalled('a'));
  act(() => result.current.drop());
  await finish('a');
  expect([shown(), freed]).toEqual([
    [null, null],
    ['blob:a', 'pixels a'],
  ]);
});

test('a page that has gone keeps nothing, neither what it showed nor what comes later', async () => {
  const { choose, unmount } = open();
  choose(fileCalled('a'));
  await finish('a');
  choose(fileCalled('b'));
  unmount();
  await finish('b');
  expect(freed).toEqual(['blob:a', 'pixels a', 'blob:b', 'pixels b']);
});

test('what has been sent goes, what was chosen meanwhile stays', async () => {
  const { result, choose, shown } = open();
  choose(fileCalled('a'));
  await finish('a');
  const [sent] = [result.current.picture];
  choose(fileCalled('b'));
  act(() => sent && result.current.dropOnly(sent));
  expect(shown()).toEqual([null, null]);
  await finish('b');
  act(() => sent && result.current.dropOnly(sent));
  expect(shown()).toEqual(['blob:b', null]);
});
