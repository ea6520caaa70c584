import { withOrdinarySpaces } from '@/lib/text/ordinary-spaces';

/**
 * Copies texts of the page with ordinary spaces and without word joiners, which would keep another program from finding
 * a date. Chromium and Safari replace the spaces by themselves, Firefox does not, and none removes the joiners.
 */
export function copyOrdinarySpaces(): void {
  document.addEventListener('copy', (event) => {
    const selection = document.getSelection();
    const text = String(selection);
    const copied = withOrdinarySpaces(text);
    const isField = event.target instanceof Element && event.target.matches('input, textarea');
    if (copied === text || isField || !selection?.rangeCount) return;
    const content = document.createElement('div');
    // Firefox can select several ranges, such as the cells of a column.
    for (let index = 0; index < selection.rangeCount; index += 1)
      content.append(selection.getRangeAt(index).cloneContents());
    // Relative addresses mean nothing in another program.
    for (const link of content.querySelectorAll<HTMLAnchorElement>('a[href]')) link.setAttribute('href', link.href);
    for (const image of content.querySelectorAll<HTMLImageElement>('img[src]')) image.setAttribute('src', image.src);
    event.clipboardData?.setData('text/plain', copied);
    event.clipboardData?.setData('text/html', withOrdinarySpaces(content.innerHTML.replaceAll('&nbsp;', '\u00a0')));
    event.preventDefault();
  });
}
