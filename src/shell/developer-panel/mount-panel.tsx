import { createRoot } from 'react-dom/client';
import { DeveloperPanel } from './developer-panel';

const ID = 'developer-panel';

/** Mounts the panel in its own React root, so that panel and site cannot break each other. A second call does nothing. */
export function mountPanel(): void {
  if (document.getElementById(ID)) return;
  const container = Object.assign(document.createElement('div'), { id: ID });
  container.dataset.print = 'none';
  document.body.append(container);
  createRoot(container).render(<DeveloperPanel />);
}
