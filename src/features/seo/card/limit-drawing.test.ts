import { expect, test } from 'vitest';
import { limitDrawing } from './limit-drawing';

type Drawing = { name: string; finish: (card: string) => void };

/** Returns a limited `draw`, and the drawings it has started, which the test finishes. */
function createLimit() {
  const started: Drawing[] = [];
  const limited = limitDrawing<string>();
  const draw = (name: string) => limited(name, () => new Promise((finish) => void started.push({ name, finish })));
  return { started, draw };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('two cards are drawn at once, and the third when one is finished', async () => {
  const { started, draw } = createLimit();
  const first = draw('a');
  draw('b');
  draw('c');
  await nextTask();
  expect(started.map(({ name }) => name)).toEqual(['a', 'b']);
  started[0]?.finish('A');
  expect(await first).toBe('A');
  await nextTask();
  expect(started.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

test('a card that is requested twice at once is drawn once, and a later request draws it again', async () => {
  const { started, draw } = createLimit();
  const both = [draw('a'), draw('a')];
  await nextTask();
  started[0]?.finish('A');
  expect(await Promise.all(both)).toEqual(['A', 'A']);
  draw('a');
  await nextTask();
  expect(started).toHaveLength(2);
});

test('a failed card lets the next one start', async () => {
  const limited = limitDrawing<string>();
  const fail = () => Promise.reject(new Error('not drawn'));
  const failures = [limited('a', fail), limited('b', fail)];
  for (const failure of failures) await expect(failure).rejects.toThrow('not drawn');
  expect(await limited('c', async () => 'C')).toBe('C');
});

test('a card is refused while two are being drawn and twenty wait', async () => {
  const { draw } = createLimit();
  for (let index = 0; index < 22; index += 1) draw(`card ${index}`);
  expect(await draw('one more')).toBe('busy');
});
