import { test } from './test.ts';

/** Runs one of many trials as a test step. Throws an error with the name of the trial when the trial fails. */
export async function runTrial(name: string, body: () => Promise<void>): Promise<void> {
  await test.step(name, body).catch((cause: unknown) => {
    throw new Error(`${name} failed`, { cause });
  });
}
