import { refusesDrafts } from '@/data/server/refuses-drafts';
import { refusalPage } from '@/features/shared/draft/refusal-page';
import { previewHandler } from '@/server/preview';

export default previewHandler({ refusesDrafts, refusalPage });
