import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Channels, contrastOf } from '../../../support/contrast.ts';
import { withStyleSheet } from '../measure/text-spacing.ts';
import type { AxeFinding } from './scan.ts';

type Box = { x: number; y: number; width: number; height: number };
type TextStyle = { colour: Channels; alpha: number; isLarge: boolean };

// The share of background pixels that is ignored, because the edge of a box often has another colour.
const IGNORED_SHARE = 0.02;
const HIDDEN_TEXT_CSS = `* {
  color: transparent !important;
  text-shadow: none !important;
  text-decoration-color: transparent !important;
  transition: none !important;
}`;

/**
 * Computes the contrast of texts from their pixels, for texts whose background axe cannot determine. Returns the findings
 * about texts whose contrast is too low or that are not visible, with a new message.
 */
export async function findLowContrast(page: Page, findings: AxeFinding[]): Promise<AxeFinding[]> {
  if (findings.length === 0) return [];
  const targets = findings.map(({ target }) => target);
  const styles = await page.evaluate(readTextStyles, targets);
  return withStyleSheet(page, HIDDEN_TEXT_CSS, async () => {
    const low: AxeFinding[] = [];
    for (const [index, finding] of findings.entries()) {
      const boxes = await page.evaluate(scrollToText, finding.target);
      if (boxes === 'behind') continue;
      const style = styles[index];
      const isVisible = style && boxes.length > 0;
      const message = isVisible ? await checkBoxes(page, style, boxes) : 'undecided: it is not visible';
      if (message) low.push({ ...finding, message });
    }
    return low;
  });
}

/** Compares the text with the pixels of its background: with the worst of them, but for the ignored share. */
async function checkBoxes(page: Page, { colour, alpha, isLarge }: TextStyle, boxes: Box[]): Promise<string | null> {
  const ratios: number[] = [];
  for (const clip of boxes) {
    const screenshot = await page.screenshot({ clip });
    const pixels = await sharp(screenshot).removeAlpha().raw().toBuffer();
    for (let offset = 0; offset < pixels.length; offset += 3) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(offset, offset + 3);
      const blended = (text: number, background: number) => text * alpha + background * (1 - alpha);
      const text = [blended(colour[0], red), blended(colour[1], green), blended(colour[2], blue)] as const;
      ratios.push(contrastOf(text, [red, green, blue]));
    }
  }
  ratios.sort((a, b) => a - b);
  const ratio = ratios[Math.floor(ratios.length * IGNORED_SHARE)] ?? 21;
  const minimum = isLarge ? 3 : 4.5;
  return ratio >= minimum ? null : `${ratio.toFixed(2)}:1 by its pixels, not ${minimum}:1`;
}

/** Runs in the page. Returns the style of the text of each element, null for a missing element. */
function readTextStyles(targets: string[]): (TextStyle | null)[] {
  return targets.map((target) => {
    const element = document.querySelector(target);
    if (!element) return null;
    const style = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0, colourAlpha = 1] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
    let alpha = colourAlpha;
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
      alpha *= Number(getComputedStyle(ancestor).opacity);
    }
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    return { colour: [red, green, blue], alpha, isLarge };
  });
}

/**
 * Runs in the page. Scrolls the element into view and returns the boxes of its text in the viewport, without the text
 * of child elements; `behind` when the element is behind an open dialog or a fixed window.
 */
function scrollToText(target: string): Box[] | 'behind' {
  const element = document.querySelector(target);
  if (!element) return [];
  const dialogs = [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')].filter((dialog) =>
    dialog.checkVisibility(),
  );
  // Text behind an open dialog is not visible content.
  if (dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(element))) return 'behind';
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const style = getComputedStyle(element);
  const range = document.createRange();
  const rects = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    .flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
  const box = element.getBoundingClientRect();
  // The text of a control is not in child nodes. The padding is left out, because it has the arrow of a select.
  const [start, end] = [Number.parseFloat(style.paddingLeft), Number.parseFloat(style.paddingRight)];
  const inner = new DOMRect(box.x + start, box.y + box.height / 4, box.width - start - end, box.height / 2);
  const isControl = element.matches('select, input, textarea');
  const textRects = rects.length > 0 && !isControl ? rects : [inner];
  const isBehindFixed = ({ left, top, width, height }: DOMRect) => {
    let cover = document.elementFromPoint(left + width / 2, top + height / 2);
    while (cover && getComputedStyle(cover).position !== 'fixed') cover = cover.parentElement;
    return cover !== null && !cover.contains(element);
  };
  if (textRects.every(isBehindFixed)) return 'behind';
  return textRects
    .map(({ left, top, right, bottom }) => {
      const [x, y] = [Math.max(0, Math.ceil(left)), Math.max(0, Math.ceil(top))];
      const [endX, endY] = [Math.min(innerWidth, Math.floor(right)), Math.min(innerHeight, Math.floor(bottom))];
      return { x, y, width: endX - x, height: endY - y };
    })
    .filter(({ width, height }) => width > 0 && height > 0);
}
