/** The names of the hidden controls of a printed form; no field may have one of them. Source: docs/behaviour/forms.md §10.2 */
export const FORM_KEYS = { crumb: 'crumb', key: 'idempotencyKey', page: 'pageUrl' } as const;
