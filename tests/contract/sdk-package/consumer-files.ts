/** Code of a consumer of the package. A line under `@ts-expect-error` must not compile. */
export const consumerFiles = {
  // The example in plain Node uses nothing else of Node's types.
  'node.d.ts': 'declare const process: { argv: string[] };\n',
  'document.ts': `
import document from '@kelana/sdk/openapi.json' with { type: 'json' };
export const title: string = document.info.title;
`,
  'calls.ts': `
import { type Answer, ApiError, type Body, type Client, createClient, type ErrorKind, type Fetch, queryKey, type Tour } from '@kelana/sdk';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
export const client: Client = createClient({ baseUrl: 'https://service.example', getLocale: () => 'id' });

export async function reads(signal: AbortSignal): Promise<string> {
  const { data, pagination } = await client.call('listTours', { query: { country: [1, 2], page: 2 } }, { signal });
  const tour: Tour | undefined = data[0];
  const total: number = pagination.total;
  await client.call('listRegionals');
  return \`\${tour?.title} of \${total}\`;
}

export async function files(photo: Blob) {
  await client.call('updateUser', { body: { photo } });
  const pdf = await client.call('getItineraryPdf', { path: { itineraryId: 70007 } });
  const isBlob: Same<typeof pdf, Blob> = true;
  const isAnswer: Same<Answer<'getItineraryPdf'>, Blob> = true;
  return isBlob && isAnswer && pdf.size;
}

export function failures(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [];
  const kind: ErrorKind = error.kind;
  return error.fieldErrors.email ?? [kind];
}

export const credentials: Body<'login'> = { email: 'ratna@kelana.example', password: 'Kelana2027' };
export const key = queryKey('getTour', { path: { id: 17 } });
export const customFetch: Fetch = (request) => fetch(request);

export async function refused() {
  // @ts-expect-error an operation the document does not have
  await client.call('deleteTour');
  // @ts-expect-error the path is missing
  await client.call('getTour');
  // @ts-expect-error a query the operation does not have
  await client.call('listTours', { query: { colour: 'red' } });
  // @ts-expect-error a body without its password
  await client.call('login', { body: { email: 'ratna@kelana.example' } });
  // @ts-expect-error the answer is a file
  (await client.call('getItineraryPdf', { path: { itineraryId: 70007 } })).data;
  // @ts-expect-error a field the tour does not have
  (await client.call('getTour', { path: { id: 17 } })).data.colour;
  // @ts-expect-error a write has no key
  queryKey('login', { body: credentials });
}
`,
  'operations.ts': `
import { ApiError } from '@kelana/sdk';
import { type Client, createClient, getItineraryPdf, getTour, listTours, type Operation, rowsOf } from '@kelana/sdk/operations';

const client: Client = createClient({ baseUrl: 'https://service.example' });

export async function answers(): Promise<string | null> {
  const operation: Operation<'getTour'> = getTour;
  const { data } = await client.call(operation, { path: { id: 17 } }, { timeoutMs: 500, retries: 0 });
  const { body, status, headers } = await client.request(getItineraryPdf, { path: { itineraryId: 70007 } });
  const titles: string[] = [data.title];
  for await (const tour of rowsOf((page) => client.call(listTours, { query: { page } }))) titles.push(tour.title);
  return body.size > 0 && status === 200 ? headers.get('content-disposition') : titles.join();
}

export const idOf = (error: unknown) => (error instanceof ApiError ? [error.requestId, error.body, error.headers] : []);

export async function refusedOperations() {
  // @ts-expect-error the path is missing
  await client.call(getTour);
  // @ts-expect-error this client takes constants
  await client.call('getTour', { path: { id: 17 } });
  // @ts-expect-error no operation
  await client.call(createClient);
}
`,
};

/** The compiler options of consumers with different module resolutions. */
export const consumerOptions = {
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  // The default of older projects, which ignores `exports`.
  node10: { module: 'esnext', moduleResolution: 'node10', esModuleInterop: true },
} as const;
