import { late } from '@/lib/late';
import { ScreenOfNothing } from '@/lib/screen-of-nothing';
// The server writes these parts out, so their styles have to come with the page itself.
import '@/features/shared/tour-lists/card-toggle.module.css';
import '@/ui/static/accordion.module.css';
import '@/ui/static/card-grid.module.css';
import '@/ui/static/card-link.module.css';
import '@/ui/static/chip.module.css';
import '@/ui/static/departure-table.module.css';
import '@/ui/static/dotted.module.css';
import '@/ui/static/message-block.module.css';
import '@/ui/static/note.module.css';
import '@/ui/static/route-line.module.css';
import '@/ui/static/section.module.css';
import '@/ui/static/tag.module.css';
import '@/ui/static/tour-card.module.css';
import './dates-foot.module.css';
import './dates-section.module.css';
import './later-sections.module.css';
import './programme.module.css';
import './similar-tours.module.css';
import { ActionsPlace } from './actions-place';

/** Share, save and compare. */
export const TourActions = late(() => import('./tour-actions').then((part) => part.TourActions), {
  Waiting: ActionsPlace,
});
/** The departures, and what stands below them. */
export const DatesSection = late(() => import('./dates-section').then((part) => part.DatesSection), {
  Waiting: ScreenOfNothing,
});
/** Everything from the day-by-day programme to the questions. */
export const LaterSections = late(() => import('./later-sections').then((part) => part.LaterSections), {
  Waiting: ScreenOfNothing,
});
/** Tours beside this one: similar, seen before, picked to compare. */
export const OtherTours = late(() => import('./other-tours').then((part) => part.OtherTours));
