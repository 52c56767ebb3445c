export { enhance, type EnhanceOptions } from './enhance/enhance.ts';
