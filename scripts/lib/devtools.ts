type Message = { id?: number; method?: string; params?: unknown; result?: unknown; error?: { message: string } };

/** A browser tab or a Node process, controlled by the DevTools protocol. */
export type Target = {
  send: <Result>(method: string, params?: object) => Promise<Result>;
  /** Resolves with the parameters of the next event of that name. */
  next: <Params>(method: string, timeoutMs?: number) => Promise<Params>;
  close: () => void;
};

/** Connects to the first tab of a browser, or to the Node process, that listens on the port. */
export async function openTarget(port: number, kind: 'page' | 'node'): Promise<Target> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    type: string;
    webSocketDebuggerUrl: string;
  }[];
  const found = targets.find(({ type }) => type === kind);
  if (!found) throw new Error(`Port ${port} has no ${kind} to connect to.`);
  const socket = new WebSocket(found.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`The ${kind} on port ${port} does not answer.`)), {
      once: true,
    });
  });
  const answers = new Map<number, (message: Message) => void>();
  const waiting = new Map<string, (params: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) answers.get(message.id)?.(message);
    else waiting.get(message.method ?? '')?.(message.params);
  });
  const gone = { error: { message: `the ${kind} is gone.` } };
  socket.addEventListener('close', () => {
    for (const answer of answers.values()) answer(gone);
  });
  let last = 0;
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        answers.set(last, ({ error, result }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as never),
        );
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    next: (method, timeoutMs = 15_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${method} did not arrive.`)), timeoutMs);
        waiting.set(method, (params) => {
          clearTimeout(timer);
          waiting.delete(method);
          resolve(params as never);
        });
      }),
    close: () => socket.close(),
  };
}
