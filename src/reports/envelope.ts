/** All that is sent about an error. `errorText` (`src/lib/error-text.ts`) makes the first three fields. */
export type ErrorReport = {
  name: string;
  message: string;
  stack: string[];
  kind: 'server' | 'browser';
  /** The pattern of the page's route, such as `/group-tour/[id]`, never its address. */
  route: string;
  /** The id of the request in the logs; undefined where it is not known. */
  requestId: string | undefined;
  build: string;
};

// A call in a stack: "at render (page.js:1:20)" in V8, "render@page.js:1:20" in Firefox and Safari. Each of them leaves out
// the name of a function without one, Safari with the "@".
const CALL = /^(?:at (?:(.+?) \()?|(.*?)@)?(.+?)(?::(\d+))?(?::(\d+))?\)?$/;
const FOREIGN = /^node:|node_modules/;

/** Returns the address to which the holder of a DSN such as https://key@reports.kelana.example/1 posts its envelopes. */
export function envelopeAddress(dsn: string): string {
  const { origin, pathname, username } = new URL(dsn);
  return `${origin}${pathname.replace(/[^/]+$/, 'api/$&/envelope/')}?sentry_key=${username}&sentry_version=7`;
}

/** Returns a report as an envelope of Sentry's protocol: three lines of JSON, of which the last is the event. */
export function envelopeOf({ kind, name, message, stack, route, requestId, build }: ErrorReport): string {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  const time = new Date().toISOString();
  const frames = stack.map(frameOf).reverse();
  const event = {
    event_id: id,
    timestamp: time,
    platform: kind === 'server' ? 'node' : 'javascript',
    level: 'error',
    release: build,
    transaction: route,
    tags: { kind, request_id: requestId },
    exception: { values: [{ type: name, value: message, stacktrace: frames.length > 0 ? { frames } : undefined }] },
    // Without the setting Sentry adds the IP address of a browser.
    sdk: { name: 'kelana', version: '1.0.0', settings: { infer_ip: 'never' } },
  };
  return [{ event_id: id, sent_at: time }, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
}

function frameOf(line: string) {
  const [, first, second, file = line, row, column] = CALL.exec(line) ?? [];
  return {
    function: first || second || undefined,
    filename: file,
    lineno: row ? Number(row) : undefined,
    colno: column ? Number(column) : undefined,
    in_app: !FOREIGN.test(file),
  };
}
