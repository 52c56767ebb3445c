export {
  type InstallmentContext,
  type OwnInstallmentContext,
  readInstallmentContext,
} from './installment-context.ts';
export { installmentOffer, isEligible } from './installment-offer.ts';
