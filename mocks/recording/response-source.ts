import { lockFile } from '../state/file-lock.ts';
import { passThrough, type ResponseSource } from './pass-through.ts';
import { createRecorder, readRecording } from './recording.ts';
import { replay } from './replay.ts';

const DEFAULT_FILE = '.mock/recording.json';

/** `create` makes the answers of one world from its start. */
type SourceSetup = { create: () => ResponseSource; description: string; flush(): Promise<void> };

/**
 * Passes calls to `upstream` and records them, or without it replays the recording of `file`. Undefined without both.
 * Throws when the file is no recording, one of another host or in use by another process.
 */
export function openResponseSource(upstream: string | undefined, file: string | undefined): SourceSetup | undefined {
  if (upstream !== undefined) {
    const path = file ?? DEFAULT_FILE;
    lockFile(path, 'MOCK_RECORDING');
    const recorder = createRecorder(path, upstream);
    const answer = passThrough(upstream, recorder);
    const description = `Calls are passed to ${upstream}, writes too, and recorded in ${path}.`;
    return { create: () => answer, description, flush: recorder.flush };
  }
  if (file === undefined) return undefined;
  const recording = readRecording(file);
  const description = `${recording.exchanges.length} calls of ${recording.host} are replayed from ${file}.`;
  return { create: () => replay(recording), description, flush: async () => {} };
}
