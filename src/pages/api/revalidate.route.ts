import { changedPages } from '@/data/server/changed-pages';
import { revalidateHandler } from '@/server/revalidate/revalidate-handler';

// The signature is that of the body as it was sent, so Next must not parse it.
export const config = { api: { bodyParser: false } };

export default revalidateHandler(changedPages);
