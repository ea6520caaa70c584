import type { ReactElement } from 'react';

/** Children that are elements or nothing, never a bare text (`tests/architecture/text-nodes.test.ts`). */
export type Elements = ReactElement | false | '' | null | undefined | readonly Elements[];
