import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Channels, contrastOf } from '../../../support/contrast.ts';

type Box = { x: number; y: number; width: number; height: number };
type Look = { colour: Channels; alpha: number; isLarge: boolean };

// The share of background pixels that is ignored, because the edge of a box often has another colour.
const SPARE_SHARE = 0.02;
const HIDDEN = `* {
  color: transparent !important;
  text-shadow: none !important;
  text-decoration-color: transparent !important;
  transition: none !important;
}`;

/**
 * Checks by their pixels the texts whose background axe could not determine. Returns for each a sentence when the
 * contrast is too low or there are no pixels to check, else null.
 */
export async function tooFaint(page: Page, targets: string[]): Promise<(string | null)[]> {
  if (targets.length === 0) return [];
  const looks = await page.evaluate(readLooks, targets);
  await hideWords(page, true);
  const sentences: (string | null)[] = [];
  for (const [index, target] of targets.entries()) {
    const boxes = await page.evaluate(bringIntoView, target);
    const look = looks[index];
    if (boxes === 'behind') sentences.push(null);
    else
      sentences.push(
        look && boxes.length > 0 ? await judge(page, look, boxes) : 'undecided: nothing of it is to be seen',
      );
  }
  await hideWords(page, false);
  return sentences;
}

async function judge(page: Page, look: Look, boxes: Box[]): Promise<string | null> {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  const shot = await page.screenshot({ clip: { x, y, width, height } });
  const inShot = boxes.map((box) => ({ ...box, x: box.x - x, y: box.y - y }));
  const ratio = await worstRatio(shot, look, inShot);
  const least = look.isLarge ? 3 : 4.5;
  return ratio >= least ? null : `${ratio.toFixed(2)}:1 by its pixels, not ${least}:1`;
}

async function hideWords(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate(
    async (css) => {
      if (css === null) document.adoptedStyleSheets.pop();
      else {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }
      // Restored colours may need a few frames.
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    },
    isHidden ? HIDDEN : null,
  );
}

/** Runs in the page. */
function readLooks(targets: string[]): (Look | null)[] {
  return targets.map((target) => {
    const element = document.querySelector(target);
    if (!element) return null;
    const style = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0, own = 1] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
    let alpha = own;
    for (let around: Element | null = element; around; around = around.parentElement) {
      alpha *= Number(getComputedStyle(around).opacity);
    }
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    return { colour: [red, green, blue], alpha, isLarge };
  });
}

/**
 * Runs in the page: returns the boxes of the element's own text in the window, or `behind` when a dialog covers them
 * all.
 */
function bringIntoView(target: string): Box[] | 'behind' {
  const element = document.querySelector(target);
  if (!element) return [];
  const over = [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')].filter((one) =>
    one.checkVisibility(),
  );
  // Text behind an open dialog is not visible content.
  if (over.length > 0 && !over.some((one) => one.contains(element))) return 'behind';
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const style = getComputedStyle(element);
  const range = document.createRange();
  const rects = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    .flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
  const own = element.getBoundingClientRect();
  // A control draws its own text; the arrow of a select is in its padding.
  const [start, end] = [Number.parseFloat(style.paddingLeft), Number.parseFloat(style.paddingRight)];
  const inner = new DOMRect(own.x + start, own.y + own.height / 4, own.width - start - end, own.height / 2);
  const isControl = element.matches('select, input, textarea');
  return (rects.length > 0 && !isControl ? rects : [inner])
    .map(({ left, top, right, bottom }) => {
      const [x, y] = [Math.max(0, Math.ceil(left)), Math.max(0, Math.ceil(top))];
      const [endX, endY] = [Math.min(innerWidth, Math.floor(right)), Math.min(innerHeight, Math.floor(bottom))];
      return { x, y, width: endX - x, height: endY - y };
    })
    .filter(({ width, height }) => width > 0 && height > 0);
}

async function worstRatio(shot: Buffer, { colour, alpha }: Look, boxes: Box[]): Promise<number> {
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ratios: number[] = [];
  for (const box of boxes) {
    for (let y = box.y; y < Math.min(box.y + box.height, info.height); y += 1) {
      for (let x = box.x; x < Math.min(box.x + box.width, info.width); x += 1) {
        const at = (y * info.width + x) * 3;
        const channel = (index: 0 | 1 | 2) => data[at + index] ?? 0;
        const mixed = (index: 0 | 1 | 2) => colour[index] * alpha + channel(index) * (1 - alpha);
        ratios.push(contrastOf([mixed(0), mixed(1), mixed(2)], [channel(0), channel(1), channel(2)]));
      }
    }
  }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * SPARE_SHARE)] ?? 21;
}
