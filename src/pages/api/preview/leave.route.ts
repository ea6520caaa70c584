import { leavePreview } from '@/server/preview/preview-handlers';

export default leavePreview;
