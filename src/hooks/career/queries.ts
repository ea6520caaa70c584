import { apiQuery } from '@/api/query';

export const careersQuery = () => apiQuery('listCareers', {});
export const careerQuery = (slug: string) => apiQuery('getCareer', { path: { slug } });
