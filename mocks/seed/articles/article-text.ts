import type { Localized } from '../localized.ts';
import type { PictureName } from '../pictures/scenes.ts';

/** An article as it is written by hand; `article.ts` converts it to the service's format. */
export type ArticleText = {
  id: number;
  slug: string;
  title: Localized;
  summary: Localized;
  keywords: Localized;
  /** Name of a picture in mocks/media, without its extension. */
  picture: PictureName;
  publishedDaysAgo: number;
  /** Only of an article whose text has changed since. */
  updatedDaysAgo?: number;
  /** HTML; line breaks between words have no meaning. */
  content: Localized;
};
