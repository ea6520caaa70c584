import { useApiMutation } from '../use-api-mutation';

/** Sends an application with its file; the id 0 is a general one. */
export const useApplyForCareer = () => useApiMutation('applyForCareer');
