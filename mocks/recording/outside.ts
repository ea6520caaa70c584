import { readFileSync } from 'node:fs';
import { type AnswerOutside, passThrough } from './pass-through.ts';
import { createRecorder, parseRecording } from './recording.ts';
import { replay } from './replay.ts';

const DEFAULT_FILE = '.mock/recording.json';

type Outside = { answer: AnswerOutside; description: string; flush(): Promise<void> };

/**
 * How the host answers calls that are not its own: with an `upstream` it passes them on and records them, and with a
 * recording alone it replays them. Undefined without both. Throws when the file is no recording.
 */
export function createOutside(upstream: string | undefined, file: string | undefined): Outside | undefined {
  if (upstream !== undefined) {
    const recorder = createRecorder(file ?? DEFAULT_FILE, upstream);
    const description = `Calls are passed to ${upstream}, writes too, and recorded in ${file ?? DEFAULT_FILE}.`;
    return { answer: passThrough(upstream, recorder), description, flush: recorder.flush };
  }
  if (file === undefined) return undefined;
  const recording = parseRecording(JSON.parse(readFileSync(file, 'utf8')));
  if (!recording) throw new Error(`${file} is not a recording of this host.`);
  const description = `${recording.exchanges.length} calls of ${recording.host} are replayed from ${file}.`;
  return { answer: replay(recording), description, flush: async () => {} };
}
