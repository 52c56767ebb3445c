import type { Feature } from '../../platform/feature.ts';
import { findPolicyPages, policyPages } from './policy-pages.ts';

/** The policies: shipping, returns, privacy, terms. */
export const POLICY: Feature = {
  templates: ['policy'],
  routes: [policyPages],
  sitePages: findPolicyPages,
};
