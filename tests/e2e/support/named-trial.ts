import { test } from './test.ts';

/** One trial of many as a step: when it fails, its error says which one it was. */
export async function namedTrial(name: string, body: () => Promise<void>): Promise<void> {
  await test.step(name, body).catch((cause: unknown) => {
    throw new Error(`${name} did not end well`, { cause });
  });
}
