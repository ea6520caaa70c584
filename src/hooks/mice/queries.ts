import { apiQuery } from '@/api/query';

export const miceProductsQuery = () => apiQuery('listMiceProducts', {});
