import { leavePreview } from '@/server/preview';

export default leavePreview;
