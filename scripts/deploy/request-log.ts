import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/** The path of a log, which may be compressed (`.gz`), or the name and the lines of a log that a program prints. */
export type Log = string | { name: string; lines: AsyncIterable<string> };

type Fields = Record<string, string | number | undefined>;
type Found = { startMs: number; text: string };

/**
 * Returns a sentence for each line about a request in the logs of nginx, of instances and of the service, in the order
 * in which what they tell began. A line of another form is returned as it is, behind the others if it has no time.
 * Times are UTC. Throws for an id that nginx cannot have made, and for a file that cannot be read.
 */
export async function linesOfRequest(id: string, logs: readonly Log[]): Promise<string[]> {
  if (!/^[0-9a-f]{32}$/.test(id)) throw new Error('The id of a request has 32 digits: 0 to 9 and a to f.');
  const found = await Promise.all(logs.map((log) => linesIn(id, log)));
  return found
    .flat()
    .sort((one, other) => one.startMs - other.startMs)
    .map(({ text }) => text);
}

async function linesIn(id: string, log: Log): Promise<Found[]> {
  const { name, lines } = typeof log === 'string' ? { name: basename(log), lines: linesOfFile(log) } : log;
  const found: Found[] = [];
  for await (const line of lines) if (line.includes(id)) found.push(foundIn(line, name));
  return found;
}

function linesOfFile(path: string): AsyncIterable<string> {
  const file = createReadStream(path);
  return createInterface({ input: path.endsWith('.gz') ? file.compose(createGunzip()) : file });
}

function foundIn(line: string, name: string): Found {
  const fields = fieldsOf(line);
  const { method, operation, durationMs = Number(fields.durationS ?? 0) * 1000 } = fields;
  const time = Date.parse(String(fields.time ?? /\d{4}-\d\d-\d\d[T ][\d:.]+(Z|[+-]\d\d:?\d\d)?/.exec(line)?.[0]));
  if (Number.isNaN(time)) return { startMs: Number.POSITIVE_INFINITY, text: `${name}: ${line}` };
  // Both write a line when something has ended; nginx cuts off the parts of a second.
  const startMs = time - Number(durationMs);
  const at = `${new Date(startMs).toISOString().slice(0, 19).replace('T', ' ')}Z`;
  if (method) return { startMs, text: `${at} nginx (${name}): ${requestText(fields)}` };
  if (operation) return { startMs, text: `${at} instance (${name}): ${operationText(fields)}` };
  return { startMs, text: `${at} ${name}: ${line}` };
}

/** Returns the JSON object in a line, which a service manager may have put behind a time and a name. */
function fieldsOf(line: string): Fields {
  try {
    return JSON.parse(line.slice(line.indexOf('{'))) as Fields;
  } catch {
    return {};
  }
}

function requestText({ method, host, path, status, durationS, cache, instance, instanceDurationS, client }: Fields) {
  const cached = cache ? `, cache ${cache}` : '';
  const behind = instance ? `, instance ${instance} (${instanceDurationS} s)` : '';
  return `${method} ${host}${path}, status ${status}, ${durationS} s${cached}${behind}, client ${client}`;
}

function operationText({ level, operation, status, durationMs, error, message, stack }: Fields) {
  const call = [status && `status ${status}`, durationMs !== undefined && `${durationMs} ms`].filter(Boolean);
  const what = [level, operation, ...call].join(', ');
  return `${what}: ${error ? `${error}: ` : ''}${message}${stack ? ` (${[stack].flat()[0]})` : ''}`;
}
