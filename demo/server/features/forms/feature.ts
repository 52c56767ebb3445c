import { addTextIndex, GROWTH } from '../../platform/database/indexes.ts';
import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS, PAGE_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import type { CaptchaParts } from '../captcha/index.ts';
import { contactPage } from './contact-page.ts';
import { editedFormApi } from './edited-form-api.ts';
import { formApi } from './form-api.ts';
import { plainForms } from './plain-forms.ts';
import { readForms, readOwnerForm } from './read-forms.ts';
import { readSubmission } from './read-submission.ts';
import { readSubmissions } from './read-submissions.ts';
import { submissionRoutes } from './submission-routes.ts';
import { createForms, describeSubmissions } from './tables.ts';

/** The forms of the site, and what visitors have sent with them. */
export const FORMS: Feature<CaptchaParts> = {
  tables: ['forms', 'form_keys', 'form_submissions'],
  migrations: {
    '003-forms': createForms,
    '005-submissions': describeSubmissions,
    [GROWTH]: addTextIndex('form_submissions_words', 'form_submissions', 'words'),
  },
  templates: ['contact', 'form', 'form-sent'],
  routes: [formApi, plainForms, contactPage, submissionRoutes, editedFormApi],
  shownAgain: [PAGE_URLS.form],
  sitePages: () => Promise.resolve([{ path: PAGE_URLS.contact }]),
  ownerPages: [
    ownerPage({
      title: 'Submissions',
      path: OWNER_URLS.submissions,
      template: 'owner-submissions',
      read: readSubmissions,
    }),
    ownerPage({
      title: 'Submission',
      path: OWNER_URLS.submission,
      template: 'owner-submission',
      read: readSubmission,
    }),
    ownerPage({
      title: 'Delete this submission?',
      path: OWNER_URLS.deleteSubmission,
      template: 'owner-deletion',
      read: readSubmission,
    }),
    ownerPage({ title: 'Forms', path: OWNER_URLS.forms, template: 'owner-forms', read: readForms }),
    ownerPage({ title: 'Edit form', path: OWNER_URLS.form, template: 'owner-form', read: readOwnerForm }),
  ],
};

export { findForm } from './find-form.ts';
export { emptyForm, printForm } from './printed/printed-form.ts';
export { seedForms } from './seed-forms.ts';
