import { isFirst } from '../../platform/database/settings.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';

const SEEDED_FORMS = 'seeded-forms';
/** A form as the editor writes it. */
interface SeedForm {
  readonly id: string;
  readonly newsletter?: true;
  readonly fields: readonly Readonly<Record<string, unknown>>[];
  readonly submitText: string;
  readonly submissionText: string;
  readonly postSubmitHtml?: string;
  /** False for a form that is sent without a captcha. */
  readonly captcha?: false;
  /** Where its submissions go besides the store. */
  readonly storage?: {
    readonly emails?: readonly string[];
    readonly mailingListId?: string;
    readonly mailchimp?: Readonly<Record<string, string>>;
  };
}

/** The forms of a new site: one with a field of every type, the newsletter, and the forms of the workshop and the plant subscription. */
const SEED_FORMS: readonly SeedForm[] = [
  {
    id: 'contact',
    storage: { emails: ['hello@clay-and-cotton.example'] },
    submitText: 'Send',
    submissionText: 'Thank you. Mara or Ilse will get back to you within two days.',
    postSubmitHtml: '<p>While you wait, read how <a href="/journal">a kiln is fired</a> in our journal.</p>',
    fields: [
      { id: 'about', type: 'section', title: 'About you', underline: true },
      { id: 'name', type: 'name', title: 'Your name', required: true },
      {
        id: 'email',
        type: 'email',
        title: 'Email',
        required: true,
        description: 'We’ll reply to this address only.',
        placeholder: 'you@example.com',
      },
      { id: 'phone', type: 'phone', title: 'Phone', showCountryCode: true },
      { id: 'address', type: 'address', title: 'Where should we send it?' },
      { id: 'website', type: 'website', title: 'Your website', placeholder: 'https://' },
      { id: 'twitter', type: 'twitter', title: 'Twitter' },
      { id: 'wish', type: 'section', title: 'What is it about?', underline: true },
      {
        id: 'subject',
        type: 'select',
        title: 'Subject',
        required: true,
        options: ['A piece I bought', 'A custom piece', 'A workshop', 'Something else'],
      },
      { id: 'message', type: 'textarea', title: 'Message', required: true, maxLength: 500 },
      {
        id: 'glaze',
        type: 'checkbox',
        title: 'Favorite glazes',
        options: ['Ash', 'Celadon', 'Tenmoku'],
        otherOption: true,
      },
      { id: 'answer', type: 'radio', title: 'How should we reply?', options: ['By email', 'By phone'] },
      { id: 'pieces', type: 'number', title: 'How many pieces?' },
      { id: 'budget', type: 'currency', title: 'Budget', currencySymbol: '$' },
      { id: 'day', type: 'date', title: 'When do you need it?' },
      { id: 'hour', type: 'time', title: 'When should we call?' },
      {
        id: 'opinion',
        type: 'likert',
        title: 'What do you think?',
        options: ['The shop is easy to use.', 'I would buy here again.'],
      },
      {
        id: 'word',
        type: 'password',
        title: 'Pickup code word',
        description: 'You’ll need it when you pick up a piece.',
      },
      { id: 'source', type: 'hidden', key: 'utm_source', value: 'site' },
    ],
  },
  {
    id: 'newsletter',
    newsletter: true,
    storage: { mailingListId: 'journal-letter', mailchimp: { account: 'clay-and-cotton' } },
    // Also for visitors without JavaScript, who cannot solve one.
    captcha: false,
    submitText: 'Sign up',
    submissionText: 'Thank you. We’ll write the next time we open the kiln.',
    postSubmitHtml: '<p>Past letters are in <a href="/journal">our journal</a>.</p>',
    fields: [{ id: 'email', type: 'email', title: 'Email', required: true, placeholder: 'you@example.com' }],
  },
  {
    id: 'participant',
    captcha: false,
    submitText: 'Save',
    submissionText: '',
    fields: [
      { id: 'participant', type: 'name', title: 'Participant', required: true },
      {
        id: 'experience',
        type: 'radio',
        title: 'Have you used a pottery wheel before?',
        required: true,
        options: ['Never', 'A few times', 'Often'],
      },
      { id: 'wish', type: 'textarea', title: 'Anything we should know?', maxLength: 200 },
    ],
  },
  {
    id: 'plants',
    captcha: false,
    submitText: 'Save',
    submissionText: '',
    fields: [
      { id: 'office', type: 'text', title: 'Where are the plants?', required: true },
      { id: 'plants', type: 'number', title: 'How many are there?' },
    ],
  },
];

/**
 * Seeds the site's forms once; existing forms are left alone.
 * @param transaction an open transaction
 */
export async function seedForms(transaction: StoreTransaction): Promise<void> {
  if (!(await isFirst(transaction, SEEDED_FORMS))) return;
  const rows = SEED_FORMS.map((form) => ({ id: form.id, schema: JSON.stringify(form) }));
  await transaction.insertInto('forms').values(rows).execute();
}
