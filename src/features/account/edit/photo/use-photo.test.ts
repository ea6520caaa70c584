// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePicture } from './use-photo';

const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c2410c' } })
  .png()
  .toBuffer();
const fileNamed = (name: string) => new File([new Uint8Array(photo)], name);
const textFile = new File(['no picture'], 'teks.jpg');

/** The released resources in order: object URLs, and decoded pixels with the name of their file. */
let released: string[];
/** Completes the decoding of the file with this name; fails when no such file was chosen. */
let finishDecoding: (name: string) => Promise<void>;

beforeEach(() => {
  released = [];
  const pending = new Map<string, () => void>();
  finishDecoding = async (name) => {
    await vi.waitFor(() => expect(pending.has(name)).toBe(true));
    await act(async () => pending.get(name)?.());
  };
  vi.stubGlobal('createImageBitmap', ({ name }: File) => {
    const pixels = { close: () => released.push(`pixels ${name}`) };
    return new Promise((resolve) => pending.set(name, () => resolve(pixels)));
  });
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = (url) => released.push(url);
});

function renderUsePicture() {
  const { result, unmount } = renderHook(() => usePicture());
  const choose = (file: File) => void act(() => void result.current.choose(file));
  const shown = () => [result.current.picture?.url ?? null, result.current.problem];
  return { result, unmount, choose, shown };
}

test('choosing another picture releases the previous one', async () => {
  const { choose, shown } = renderUsePicture();
  choose(fileNamed('a'));
  await finishDecoding('a');
  expect([shown(), released]).toEqual([['blob:a', null], []]);
  choose(fileNamed('b'));
  await finishDecoding('b');
  expect(shown()).toEqual(['blob:b', null]);
  expect(released).toEqual(['blob:a', 'pixels a']);
});

test('the last chosen file wins, even when an earlier one is decoded later', async () => {
  const { choose, shown } = renderUsePicture();
  choose(fileNamed('slow'));
  choose(fileNamed('quick'));
  await finishDecoding('quick');
  await finishDecoding('slow');
  expect(shown()).toEqual(['blob:quick', null]);
  expect(released).toEqual(['blob:slow', 'pixels slow']);
});

test('an unusable file keeps the previous picture, and the next usable file clears its error', async () => {
  const { choose, shown } = renderUsePicture();
  choose(fileNamed('a'));
  await finishDecoding('a');
  choose(textFile);
  await vi.waitFor(() => expect(shown()).toEqual(['blob:a', 'type']));
  choose(fileNamed('b'));
  await finishDecoding('b');
  expect(shown()).toEqual(['blob:b', null]);
});

test('a picture that is decoded after the choice was cancelled is released', async () => {
  const { result, choose, shown } = renderUsePicture();
  choose(fileNamed('a'));
  act(() => result.current.drop());
  await finishDecoding('a');
  expect(shown()).toEqual([null, null]);
  expect(released).toEqual(['blob:a', 'pixels a']);
});

test('unmounting releases the shown picture and the one that is still being decoded', async () => {
  const { choose, unmount } = renderUsePicture();
  choose(fileNamed('a'));
  await finishDecoding('a');
  choose(fileNamed('b'));
  unmount();
  await finishDecoding('b');
  expect(released).toEqual(['blob:a', 'pixels a', 'blob:b', 'pixels b']);
});

test('a sent picture is removed, and a picture chosen meanwhile stays', async () => {
  const { result, choose, shown } = renderUsePicture();
  choose(fileNamed('a'));
  await finishDecoding('a');
  const [sent] = [result.current.picture];
  choose(fileNamed('b'));
  act(() => sent && result.current.dropOnly(sent));
  expect(shown()).toEqual([null, null]);
  await finishDecoding('b');
  act(() => sent && result.current.dropOnly(sent));
  expect(shown()).toEqual(['blob:b', null]);
});
