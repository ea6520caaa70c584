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
    content.append(selection.getRangeAt(0).cloneContents());
    for (const link of content.querySelectorAll('a')) link.setAttribute('href', link.href);
    event.clipboardData?.setData('text/plain', copied);
    event.clipboardData?.setData('text/html', withOrdinarySpaces(content.innerHTML.replaceAll('&nbsp;', '\u00a0')));
    event.preventDefault();
  });
}
