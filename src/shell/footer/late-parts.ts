import { late } from '@/lib/late';
// The server writes the end of the page out, so its styles have to come with the page itself.
import '@/ui/static/go-link.module.css';
import '@/ui/static/ribbon.module.css';
import './footer.module.css';
import './pre-footer.module.css';

/** The pre-footer and the footer. */
export const PageEnd = late(() => import('./page-end').then((part) => part.PageEnd));
