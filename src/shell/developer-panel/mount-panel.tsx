import { createRoot } from 'react-dom/client';
import { DeveloperPanel } from './developer-panel';

const ID = 'developer-panel';

/**
 * Mounts the panel in a separate React root, so that an error of the panel or the site cannot break the other. A second
 * call has no effect.
 */
export function mountPanel(): void {
  if (document.getElementById(ID)) return;
  const container = Object.assign(document.createElement('div'), { id: ID });
  container.dataset.print = 'none';
  document.body.append(container);
  createRoot(container).render(<DeveloperPanel />);
}
