/** On narrow screens a button shows the contents, which are hidden again after a choice. */
export function setUpContents(): void {
  const button = document.querySelector<HTMLButtonElement>('button.contents');
  const show = (isShown: boolean) => button?.setAttribute('aria-expanded', String(isShown));
  button?.addEventListener('click', () => show(button.getAttribute('aria-expanded') !== 'true'));
  document.querySelector('#contents')?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) show(false);
  });
}
