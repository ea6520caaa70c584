import { late } from '@/lib/late';
import { ScreenOfNothing } from '@/lib/screen-of-nothing';
// The server writes these parts out, so their styles have to come with the page itself.
import '@/features/shared/tour-lists/card-toggle.module.css';
import '@/features/shared/offer-card.module.css';
import '@/features/shared/questions-band.module.css';
import '@/features/shared/region-tiles.module.css';
import '@/ui/static/accordion.module.css';
import '@/ui/static/article-card.module.css';
import '@/ui/static/card-grid.module.css';
import '@/ui/static/card-link.module.css';
import '@/ui/static/departure-board.module.css';
import '@/ui/static/dotted.module.css';
import '@/ui/static/feature-card.module.css';
import '@/ui/static/price.module.css';
import '@/ui/static/region-tile.module.css';
import '@/ui/static/row-card.module.css';
import '@/ui/static/seats.module.css';
import '@/ui/static/section.module.css';
import '@/ui/static/tag.module.css';
import './articles.module.css';
import './contact-band.module.css';
import './deals.module.css';
import './mice-band.module.css';
import './promotions.module.css';
import './steps.module.css';

/** Everything below the facts. */
export const LaterSections = late(() => import('./later-sections').then((part) => part.LaterSections), {
  Waiting: ScreenOfNothing,
});
