export { type CodeProblem, type Discount, discountProblem } from './discount.ts';
export { eraseCodeUses } from './erase-code-uses.ts';
export { countCustomerUses, findDiscount } from './find-discounts.ts';
export { codeRefusal, problemText } from './problem-text.ts';
export { returnCodeUse, useCode } from './use-code.ts';
