import { Fragment } from 'react';
import { useVisaCountry } from '@/data/operations/page';
import { QueryView } from '@/features/shared/query-view';
import { useMessages } from '@/i18n/use-messages';
import { trustedHtml } from '@/lib/trusted-html';
import { AppLink } from '@/ui/static/buttons/app-link';
import { RequirementsColumns } from './requirements-columns';
import { RequirementsSkeleton } from './requirements-skeleton';
import type { CountryModel } from './visa-models';

/** Shows the entry requirements of a country, requested when the section is opened. */
export function Requirements({ country }: { country: CountryModel }) {
  const { t, lang } = useMessages('visa');
  return (
    <QueryView
      query={useVisaCountry(country.id)}
      skeleton={<RequirementsSkeleton />}
      failed={t('detail.failed')}
      headingLevel={3}
    >
      {({ data }) => {
        const paragraphs = noteParagraphs(data.notes ?? '');
        const notes = paragraphs.length > 0 && <CountryNotes paragraphs={paragraphs} lang={lang(country.language)} />;
        return <RequirementsColumns country={country} detail={data} notes={notes} />;
      }}
    </QueryView>
  );
}

/** Shows the operator's notes about a country. */
export function CountryNotes({ paragraphs, lang }: { paragraphs: NotePart[][]; lang?: string | undefined }) {
  return (
    <div lang={lang}>
      {paragraphs.map((parts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be identical, and their order is fixed
        <p key={index} className="measure">
          {parts.map(({ text, href }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same holds for the parts
            <Fragment key={index}>{href ? <AppLink href={href}>{text}</AppLink> : <span>{text}</span>}</Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

type NotePart = { text: string; href: string | null };

const BLOCKS = 'p, li, h2, h3, h4, blockquote';

/**
 * Returns the notes of a country as plain text and links. The browser receives them and loads no sanitizer, so no HTML
 * of the service is rendered. The parsed document is inert: it runs and loads nothing.
 */
export function noteParagraphs(html: string): NotePart[][] {
  const { body } = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  for (const unread of body.querySelectorAll('script, style, template')) unread.remove();
  const blocks = [...body.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS));
  return (blocks.length > 0 ? blocks : [body]).map(partsOf).filter((parts) => parts.length > 0);
}

function partsOf(block: Element): NotePart[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const parts: NotePart[] = [];
  while (walker.nextNode()) {
    const text = (walker.currentNode.textContent ?? '').replace(/\s+/g, ' ');
    const href = safeHref(walker.currentNode.parentElement?.closest('a')?.getAttribute('href'));
    const before = parts.at(-1);
    if (before && before.href === href) before.text += text;
    else if (before || text.trim() !== '') parts.push({ text, href });
  }
  return parts;
}

// Returns a path of this site or a web URL; null for all other URLs, such as javascript:, whose link stays text.
function safeHref(href: string | null | undefined): string | null {
  return href && /^(https?:\/\/|\/(?![/\\]))/i.test(href) ? href : null;
}
