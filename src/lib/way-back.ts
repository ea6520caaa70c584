let isBack = false;
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    isBack = true;
  });
  window.addEventListener('click', () => {
    isBack = false;
  });
}

/** True while a page is shown that somebody came back to: its place in it needs its height. */
export const isWayBack = () => isBack;
