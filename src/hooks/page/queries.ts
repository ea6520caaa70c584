import { apiQuery } from '@/api/query';

export const contactPageQuery = () => apiQuery('getContactPage', {});
export const bannersQuery = () => apiQuery('listBanners', {});
