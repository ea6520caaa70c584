export { ApiError } from '@sdk';
