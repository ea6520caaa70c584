import { late } from '@/lib/late';
// The server writes these parts out, so their styles have to come with the page itself.
import '@/features/shared/offer-card.module.css';
import '@/features/shared/questions-band.module.css';
import '@/ui/static/accordion.module.css';
import '@/ui/static/article-card.module.css';
import '@/ui/static/card-grid.module.css';
import './articles.module.css';
import './contact-band.module.css';
import './mice-band.module.css';
import './promotions.module.css';
import './steps.module.css';

/** Everything below the departures board. */
export const LaterSections = late(() => import('./later-sections').then((part) => part.LaterSections));
