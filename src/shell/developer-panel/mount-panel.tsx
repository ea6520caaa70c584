import { createRoot } from 'react-dom/client';
import { DeveloperPanel } from './developer-panel';

const ID = 'developer-panel';

/** Puts the panel beside the site, in a tree of its own: neither can break the other. A second call changes nothing. */
export function mountPanel(): void {
  if (document.getElementById(ID)) return;
  const place = Object.assign(document.createElement('div'), { id: ID });
  place.dataset.print = 'none';
  document.body.append(place);
  createRoot(place).render(<DeveloperPanel />);
}
