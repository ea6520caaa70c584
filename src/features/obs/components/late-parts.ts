import { late } from '@/lib/late';
import { ScreenOfNothing } from '@/lib/screen-of-nothing';
// The server writes this part out, so its styles have to come with the page itself.
import '@/ui/static/message-block.module.css';
import '@/ui/static/pager.module.css';
import '@/ui/static/picture.module.css';
import '@/ui/static/price.module.css';
import '@/ui/static/seats.module.css';
import '@/ui/static/skeleton.module.css';
import './obs-tour-row.module.css';

/** The departures found, and the pages of them. */
export const ObsResults = late(() => import('./obs-results').then((part) => part.ObsResults), {
  Waiting: ScreenOfNothing,
});
