import { booleanAttribute, textAttribute, urlAttribute } from '../host/index.ts';

/** The attributes of a form. Source: docs/behaviour/forms.md §1 */
export const siteFormAttributes = {
  allowPostSubmitScripts: booleanAttribute('allow-post-submit-scripts', false),
  busyText: textAttribute('busy-text'),
  draft: booleanAttribute('draft', true),
  formId: textAttribute('form-id'),
  formType: textAttribute('form-type'),
  name: textAttribute('name'),
  newsletter: booleanAttribute('newsletter', false),
  schema: { attribute: 'schema' },
  submitText: textAttribute('submit-text'),
  successUrl: urlAttribute('success-url'),
  values: { attribute: 'values' },
} as const;
