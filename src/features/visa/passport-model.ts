import type { PassportRequirement } from '@sdk';

export type PassportModel = {
  sections: PassportRequirement['sections'];
  /** Prices in rupiah. */
  fees: { name: string; price: number }[];
  /** Sanitised. */
  notesHtml: string | null;
  updatedAt: string;
  officialUrl: string | null;
};

/** Returns the passport requirements as the page shows them. */
export function passportModel(row: PassportRequirement, sanitize: (html: string) => string): PassportModel {
  return {
    sections: row.sections.map(({ key, title, description, documents }) => ({ key, title, description, documents })),
    fees: row.fees.map(({ name, price }) => ({ name, price })),
    notesHtml: row.notes ? sanitize(row.notes) || null : null,
    updatedAt: row.updated_at,
    officialUrl: row.official_url ?? null,
  };
}
