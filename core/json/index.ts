export { ownValue } from './own-value.ts';
