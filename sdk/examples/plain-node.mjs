// Uses Node and the package only:
//   node sdk/examples/plain-node.mjs [service host]
// In the repository: `npm run packages` builds the package, `npm run mock` starts the embedded service host.
import { ApiError, createClient } from '@kelana/sdk';

const baseUrl = process.argv[2] ?? 'http://localhost:4010';
/** @type {string | undefined} */
let token;
const service = createClient({ baseUrl, getToken: () => token, getLocale: () => 'en' });

// Reading: path and query are typed, the result is the whole envelope.
const { data: regions } = await service.call('listRegionals');
const region = regions.find(({ total_tours }) => total_tours > 0);
if (!region) throw new Error('No region has tours.');
const query = /** @type {const} */ ({ limit: 3, sort: 'price_asc' });
const tours = await service.call('listToursOfRegional', { path: { regional_id: region.id }, query });
console.log(`${region.name}: ${tours.pagination.total} tours, the cheapest:`);
for (const { title, price } of tours.data) console.log(`  ${title}, ${price ? `Rp ${price}` : 'price on request'}`);

// Signing in: the client calls `getToken` before every operation that requires a token.
const signedIn = await service.call('login', {
  body: { email: 'ratna@kelana.example', password: 'Kelana2027' },
});
token = signedIn.data.token;
console.log(signedIn.message);
const bookings = await service.call('listBookings');
console.log(`${bookings.data.length} bookings, the first: ${bookings.data[0]?.package} (${bookings.data[0]?.status})`);

// A file is a Blob; `Buffer.from(await pdf.arrayBuffer())` is what node:fs writes.
const { data: departures } = await service.call('listItineraries', { path: { id: tours.data[0]?.id ?? 0 } });
const pdf = await service.call('getItineraryPdf', { path: { itineraryId: departures[0]?.id ?? 0 } });
console.log(`${pdf.type} that begins with ${(await pdf.text()).slice(0, 5)}`);

// Every failure is an ApiError: refused fields come with messages in the visitor's language …
try {
  const body = /** @type {const} */ ({ name: '', email: 'ratna@', topic: 'tour', message: 'Hi' });
  await service.call('sendContactMessage', { body });
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.log(`${error.status} ${error.kind}: ${error.message}`);
  for (const [field, sentences] of Object.entries(error.fieldErrors)) console.log(`  ${field}: ${sentences.join(' ')}`);
}

// … and so is a timeout; here the embedded host is asked to be slow.
try {
  const hurried = createClient({ baseUrl, timeoutMs: 300 });
  await hurried.call('listRegionals', {}, { headers: { prefer: 'delay=5000' } });
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.log(`${error.kind} of ${error.operationId}: ${error.message}`);
}
