import { openPreview } from '@/server/preview/preview-handlers';

export default openPreview;
