export { Price } from './price.tsx';
