import type { TourTerms } from '@sdk';
import { anchorOf } from '@/lib/anchor';

export type TermsModel = {
  updatedAt: string;
  keyPoints: string[];
  /** HTML is sanitised; `id` is the section's anchor. */
  sections: { id: string; title: string; html: string }[];
};

export function termsModel(terms: TourTerms, sanitize: (html: string) => string): TermsModel {
  return {
    updatedAt: terms.updated_at,
    keyPoints: terms.key_points,
    sections: terms.sections.map(({ title, content }) => ({ id: anchorOf(title), title, html: sanitize(content) })),
  };
}
