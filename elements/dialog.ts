export { confirm, type Confirmation } from './parts/dialog/ask.ts';
