import type { TourTerms } from '@sdk';

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
    sections: terms.sections.map(({ title, content }) => ({ id: anchor(title), title, html: sanitize(content) })),
  };
}

// The anchor is made of the title, so that a shared link survives a new order of the sections.
function anchor(title: string): string {
  return title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
