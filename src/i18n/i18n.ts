import type { pageKeys } from './generated/page-keys';

type PageKeys = typeof pageKeys;

/** The name of a file of messages: those that pages use, and those of pictures, previews and regions. */
export type Namespace =
  | { [Route in keyof PageKeys]: keyof PageKeys[Route] }[keyof PageKeys]
  | 'draft'
  | 'region'
  | 'share';
