import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DEMO_DRAFT_TOKEN } from '../../mocks/mock-context.ts';
import { renderPage } from '../support/structured-data/render-page.tsx';
import { withMockServer } from '../support/with-mock-server.ts';

vi.mock('next/head', () => ({ default: ({ children }: { children: ReactNode }) => children }));

const server = withMockServer();
const preview = { draftMode: true, previewData: { until: Date.now() + 3_600_000 } };
const title = { id: 'Judul dari editor', en: 'A title of the editor' };
const NOINDEX = '<meta name="robots" content="noindex"/>';

beforeEach(() => void vi.stubEnv('DRAFT_TOKEN', DEMO_DRAFT_TOKEN));

const article = () => server.database().catalogue.articles[0];
const subjects = [
  ['tour', () => '/group-tour/17', () => 'tour:17'],
  ['article', () => `/blog/${article()?.seo.slug}`, () => `article:${article()?.id}`],
] as const;

test.each(subjects)(
  'a previewed %s is hidden from search engines and says whether it has a draft',
  async (name, pathOf, keyOf) => {
    const noteOf = (props: Record<string, unknown>) => (props[name] as { draft?: { note: string } }).draft?.note;
    const path = pathOf();

    const unchanged = await renderPage('en', path, { preview });
    expect(unchanged.html).toContain(NOINDEX);
    expect(noteOf(unchanged.props)).toMatch(/^Preview\. .*no draft/);

    server.database().state.edits.drafts[keyOf()] = { title };
    const draft = await renderPage('en', path, { preview });
    expect(draft.html).toContain(title.en);
    expect(draft.html).toContain(NOINDEX);
    expect(draft.html).not.toContain('rel="canonical"');
    expect(noteOf(draft.props)).toMatch(/^Draft preview\. .*not published/);

    const published = await renderPage('en', path);
    expect(published.html).not.toContain(title.en);
    expect(published.html).not.toContain(NOINDEX);
    expect(published.props[name]).not.toHaveProperty('draft');
  },
);
