import type { Api } from '../api/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { fieldsOf } from '../json/index.ts';
import type { FormsGateway } from './gateway.ts';

/** The endpoints of forms. Source: docs/behaviour/forms.md §6 */
export const FORM_CALLS = {
  schema: '/api/template/GetTemplateSchema',
  validate: (formId: string) => `/api/rest/forms/validate/${encodeURIComponent(formId)}`,
  key: '/api/form/FormSubmissionKey',
  save: '/api/form/SaveFormSubmission',
} as const;

/**
 * Creates the gateway to the forms endpoints of the website builder's API.
 * @param api the client
 * @returns the gateway, which returns schemas unchecked
 * Source: docs/behaviour/forms.md §6
 */
export function restFormsGateway(api: Api): FormsGateway {
  return {
    loadSchema: (formType) => api.read(FORM_CALLS.schema, { query: { type: formType } }),
    async validate(formId, values) {
      await api.write('POST', FORM_CALLS.validate(formId), { body: values });
    },
    async createKey() {
      const answer = fieldsOf(await api.write('POST', FORM_CALLS.key));
      const key = fieldsOf(answer.raw('data')).trimmed('key');
      if (key === null) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
      return key;
    },
    async save({ page, ...submission }, idempotencyKey) {
      await api.write('POST', FORM_CALLS.save, { body: { ...page, ...submission }, idempotencyKey });
    },
  };
}
