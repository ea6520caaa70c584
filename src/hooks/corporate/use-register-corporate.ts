import { useApiMutation } from '../use-api-mutation';

/** Registers a company that wants to travel on account. */
export const useRegisterCorporate = () => useApiMutation('registerCorporate');
