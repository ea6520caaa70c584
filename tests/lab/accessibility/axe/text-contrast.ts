import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Channels, contrastOf } from '../../../support/contrast.ts';

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
 * Computes the contrast of texts from their pixels, for texts whose background axe cannot determine. Returns for each
 * selector a message when the contrast is too low or when the text is not visible, otherwise null.
 */
export async function checkContrast(page: Page, targets: string[]): Promise<(string | null)[]> {
  if (targets.length === 0) return [];
  const styles = await page.evaluate(readTextStyles, targets);
  await setTextHidden(page, true);
  const messages: (string | null)[] = [];
  for (const [index, target] of targets.entries()) {
    const boxes = await page.evaluate(scrollToText, target);
    const style = styles[index];
    if (boxes === 'behind') messages.push(null);
    else
      messages.push(style && boxes.length > 0 ? await checkBoxes(page, style, boxes) : 'undecided: it is not visible');
  }
  await setTextHidden(page, false);
  return messages;
}

async function checkBoxes(page: Page, style: TextStyle, boxes: Box[]): Promise<string | null> {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  const screenshot = await page.screenshot({ clip: { x, y, width, height } });
  const boxesInScreenshot = boxes.map((box) => ({ ...box, x: box.x - x, y: box.y - y }));
  const ratio = await findLowestRatio(screenshot, style, boxesInScreenshot);
  const minimum = style.isLarge ? 3 : 4.5;
  return ratio >= minimum ? null : `${ratio.toFixed(2)}:1 by its pixels, not ${minimum}:1`;
}

async function setTextHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate(
    async (css) => {
      if (css === null) document.adoptedStyleSheets.pop();
      else {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }
      // The browser may need a few frames to apply the restored colours.
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    },
    isHidden ? HIDDEN_TEXT_CSS : null,
  );
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

/** Returns the lowest contrast of the text with the pixels of its background, without the ignored share. */
async function findLowestRatio(screenshot: Buffer, { colour, alpha }: TextStyle, boxes: Box[]): Promise<number> {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ratios: number[] = [];
  for (const box of boxes) {
    for (let y = box.y; y < Math.min(box.y + box.height, info.height); y += 1) {
      for (let x = box.x; x < Math.min(box.x + box.width, info.width); x += 1) {
        const offset = (y * info.width + x) * 3;
        const channel = (index: 0 | 1 | 2) => data[offset + index] ?? 0;
        const blended = (index: 0 | 1 | 2) => colour[index] * alpha + channel(index) * (1 - alpha);
        ratios.push(contrastOf([blended(0), blended(1), blended(2)], [channel(0), channel(1), channel(2)]));
      }
    }
  }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * IGNORED_SHARE)] ?? 21;
}
