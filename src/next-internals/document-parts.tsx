import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Head, NextScript } from 'next/document';
import { cloneElement, type JSX } from 'react';

type PageFiles = Parameters<Head['getCssLinks']>[0];

const NEXT_FILES = '/_next/';
const FONT = /url\(["']?([^)"']+\.woff2)["']?\)/;
const WIDE = '(min-width: 1024px)';
const textOfFile = new Map<string, string>();

/**
 * The head of a page with its style sheets as text, so that the first frame needs nothing else. Style sheets of parts
 * that load later stay links; development has no style sheets.
 */
export class HeadWithStyles extends Head {
  override getCssLinks(files: PageFiles): JSX.Element[] | null {
    const links = super.getCssLinks(files);
    return links && [...links.flatMap(fontPreload), ...links.flatMap(withText)];
  }

  override getPreloadMainLinks(): JSX.Element[] {
    return [];
  }

  override getPreloadDynamicChunks(): JSX.Element[] {
    return [];
  }
}

/**
 * The scripts at the end of a page, where they do not compete with its first picture. Next puts them there with
 * `disableOptimizedLoading`, but as `async`, which React would move to the head again.
 */
export class LastScripts extends NextScript {
  override getScripts(files: PageFiles): JSX.Element[] {
    return super.getScripts(files).map(deferred);
  }

  override getDynamicChunks(files: PageFiles): (JSX.Element | null)[] {
    return super.getDynamicChunks(files).map((script) => script && deferred(script));
  }
}

function deferred(script: JSX.Element): JSX.Element {
  return cloneElement(script, { async: false, defer: true });
}

/**
 * Returns a style element for the link of a style sheet of the page or of all pages, and nothing for a preload. By
 * `data-n-href` Next's router finds the styles of one page and switches them off on the next. The content policy
 * allows exactly these texts (`allow-built-styles.ts`).
 */
function withText(link: JSX.Element): JSX.Element[] {
  const { rel, href, 'data-n-g': ofAllPages, 'data-n-p': ofPage } = link.props;
  if (rel === 'preload') return [];
  if (ofAllPages === undefined && ofPage === undefined) return [link];
  return [
    <style key={href} data-n-href={ofPage === undefined ? undefined : href}>
      {textOf(href)}
    </style>,
  ];
}

/**
 * Returns a preload of the font in the style sheet of all pages, for wide screens. A browser holds the first frame back
 * for it, which on the slow line of a phone would be half a second.
 */
function fontPreload({ props: { rel, href, 'data-n-g': ofAllPages } }: JSX.Element): JSX.Element[] {
  const [, font] = (rel === 'stylesheet' && ofAllPages !== undefined && textOf(href).match(FONT)) || [];
  if (!font) return [];
  return [
    <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" media={WIDE} />,
  ];
}

function textOf(href: string): string {
  const file = join(process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', href.slice(NEXT_FILES.length));
  const text = textOfFile.get(file) ?? readFileSync(file, 'utf8');
  textOfFile.set(file, text);
  return text;
}
