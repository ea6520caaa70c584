import { refusalPage } from '@/features/shared/draft/refusal-page';
import { refusesDrafts } from '@/hooks/site/refuses-drafts';
import { previewHandler } from '@/server/preview/preview-handlers';

export default previewHandler({ refusesDrafts, refusalPage });
