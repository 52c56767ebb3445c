export { confirm, type Confirmation } from './dialogs/index.ts';
