const COPIED_MS = 2000;

/** Copies the sample that is shown. Only pages of HTTPS and of this machine have access to the clipboard. */
function setUpCopying(): void {
  document.addEventListener('click', async ({ target }) => {
    if (!(target instanceof HTMLButtonElement) || !target.matches('.copy')) return;
    const samples = Array.from(target.parentElement?.querySelectorAll<HTMLElement>('.sample') ?? []);
    const shown = samples.find((sample) => sample.offsetParent !== null);
    await navigator.clipboard.writeText(shown?.textContent ?? '');
    target.textContent = 'Copied';
    setTimeout(() => (target.textContent = 'Copy'), COPIED_MS);
  });
}

/** A choice of curl, SDK or fetch holds for the samples of all operations. */
export function setUpSamples(): void {
  if (isSecureContext) setUpCopying();
  else for (const button of document.querySelectorAll('.copy')) button.remove();
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.name.startsWith('sample-')) return;
    const top = target.getBoundingClientRect().top;
    for (const input of document.querySelectorAll<HTMLInputElement>('.samples input')) {
      if (input.value === target.value) input.checked = true;
    }
    // The samples above have other heights now; the chosen one stays where it is on the screen.
    scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
  });
}
