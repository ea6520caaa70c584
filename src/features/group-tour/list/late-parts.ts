import { late } from '@/lib/late';
import { ScreenOfNothing } from '@/lib/screen-of-nothing';
// The server writes this part out, so its styles have to come with the page itself.
import '@/features/shared/tour-lists/card-toggle.module.css';
import '@/ui/static/card-grid.module.css';
import '@/ui/static/card-link.module.css';
import '@/ui/static/chip.module.css';
import '@/ui/static/dotted.module.css';
import '@/ui/static/message-block.module.css';
import '@/ui/static/pager.module.css';
import '@/ui/static/picture.module.css';
import '@/ui/static/price.module.css';
import '@/ui/static/seats.module.css';
import '@/ui/static/skeleton.module.css';
import '@/ui/static/tag.module.css';
import '@/ui/static/tour-card.module.css';
import '@/ui/static/tour-card-skeleton.module.css';
import './active-filters.module.css';
import './tour-filters.module.css';
import './tour-list.module.css';
import './view-states.module.css';

/** Everything below the bar of the list. */
export const ListBody = late(() => import('./list-body').then((part) => part.ListBody), { Waiting: ScreenOfNothing });
