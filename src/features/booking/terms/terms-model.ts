import type { TourTerms } from '@sdk';
import { anchorOf } from '@/lib/anchor';

export type TermsModel = ReturnType<typeof termsModel>;

export function termsModel(terms: TourTerms, sanitize: (html: string) => string) {
  return {
    updatedAt: terms.updated_at,
    keyPoints: terms.key_points,
    /** HTML is sanitised; `id` is the section's anchor. */
    sections: terms.sections.map(({ title, content }) => ({ id: anchorOf(title), title, html: sanitize(content) })),
  };
}
