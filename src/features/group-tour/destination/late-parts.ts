import { late } from '@/lib/late';
import { ScreenOfNothing } from '@/lib/screen-of-nothing';
// The server writes these parts out, so their styles have to come with the page itself.
import '@/ui/static/article-card.module.css';
import '@/ui/static/go-link.module.css';
import '@/ui/static/section.module.css';
import './region-notes.module.css';

/** Everything below the tours. */
export const RegionAfter = late(() => import('./region-after').then((part) => part.RegionAfter), {
  Waiting: ScreenOfNothing,
});
