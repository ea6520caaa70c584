const MAX_RESULTS = 20;

type Entry = { id: string; title: string; detail: string; name: string; text: string };

/**
 * Searches the guides, operations and schemas. An entry is found when its text has every word; those that have them in
 * their name or address come first. Enter opens the first result.
 */
export function setUpSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form.search');
  const input = form?.querySelector('input');
  const status = form?.querySelector('[role="status"]');
  const list = document.querySelector<HTMLElement>('#results');
  const contents = document.querySelector<HTMLElement>('#contents');
  if (!form || !input || !status || !list || !contents) return;
  let entries: Entry[] | undefined;

  const show = () => {
    entries ??= readEntries();
    const words = wordsOf(input.value);
    const results = findEntries(entries, words);
    list.replaceChildren(...results.slice(0, MAX_RESULTS).map(toItem));
    list.hidden = words.length === 0;
    contents.hidden = words.length > 0;
    status.textContent = words.length === 0 ? '' : countResults(results.length);
  };
  input.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  list.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a')) return;
    // On narrow screens the results would stay above the place that was chosen.
    form.reset();
    show();
  });
}

function readEntries(): Entry[] {
  return Array.from(document.querySelectorAll('article'), (article) => {
    const title = article.querySelector('h3')?.textContent ?? '';
    const address = article.querySelector('.address')?.textContent?.trim();
    const kind = article.classList.contains('guide') ? 'Guide' : 'Schema';
    const name = `${title} ${article.id} ${address ?? ''}`.toLowerCase();
    const text = `${name} ${article.textContent?.toLowerCase() ?? ''}`;
    return { id: article.id, title, detail: address ?? kind, name, text };
  });
}

function findEntries(entries: Entry[], words: string[]): Entry[] {
  const isInName = ({ name }: Entry) => words.every((word) => name.includes(word));
  const found = entries.filter(({ text }) => words.every((word) => text.includes(word)));
  return [...found.filter(isInName), ...found.filter((entry) => !isInName(entry))];
}

function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

function countResults(count: number): string {
  if (count > MAX_RESULTS) return `${count} results, the first ${MAX_RESULTS} below`;
  return count === 1 ? '1 result' : `${count === 0 ? 'No' : count} results`;
}

function toItem({ id, title, detail }: Entry): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const small = document.createElement('span');
  link.href = `#${id}`;
  small.textContent = detail;
  link.append(title, small);
  item.append(link);
  return item;
}
