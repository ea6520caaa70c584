import { Head, NextScript } from 'next/document';
import { cloneElement, type JSX } from 'react';
import type { StylesOfPages } from './bundler-rules';

type HtmlProps = Head['context'];
type PageFiles = Parameters<Head['getCssLinks']>[0];

const NEXT_FILES = '/_next/';
const FONT = /url\(["']?([^)"']+\.woff2)["']?\)/;
const WIDE = '(min-width: 1024px)';

/**
 * The head of a page with its style sheets as text, so that the first frame needs nothing else. Style sheets of parts
 * that load later stay links, and so do all of development, whose build manifest has no texts (`stylesInManifest`).
 */
export class HeadWithInlineStyles extends Head {
  override getCssLinks(files: PageFiles): JSX.Element[] | null {
    const links = super.getCssLinks(files);
    const { styles } = this.context.buildManifest as HtmlProps['buildManifest'] & { styles?: StylesOfPages };
    if (!links || !styles) return links;
    const textOf = (link: JSX.Element) => styles[link.props.href.slice(NEXT_FILES.length)];
    return [
      ...links.flatMap((link) => fontPreload(link, textOf(link))),
      ...links.flatMap((link) => withText(link, textOf(link))),
    ];
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
export class DeferredScripts extends NextScript {
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
 * allows exactly these texts (`bundler-rules.ts`).
 */
function withText(link: JSX.Element, text: string | undefined): JSX.Element[] {
  const { rel, href, 'data-n-p': ofPage } = link.props;
  if (rel === 'preload') return [];
  if (text === undefined) return [link];
  return [
    <style key={href} data-n-href={ofPage === undefined ? undefined : href}>
      {text}
    </style>,
  ];
}

/**
 * Returns a preload of the font in the style sheet of all pages, for wide screens. A browser holds the first frame back
 * for it, which on the slow line of a phone would be half a second.
 */
function fontPreload({ props: { rel, 'data-n-g': ofAllPages } }: JSX.Element, text = ''): JSX.Element[] {
  const [, font] = (rel === 'stylesheet' && ofAllPages !== undefined && text.match(FONT)) || [];
  if (!font) return [];
  return [
    <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" media={WIDE} />,
  ];
}
