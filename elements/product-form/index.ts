export type { AnswersOutcome, ProductFormOptions } from './open-product-form.ts';
