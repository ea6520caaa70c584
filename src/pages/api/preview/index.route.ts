import { refusalPage } from '@/features/shared/draft/refusal-page';
import { refusesDrafts } from '@/hooks/server/refuses-drafts';
import { previewHandler } from '@/server/preview';

export default previewHandler({ refusesDrafts, refusalPage });
