import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { cursorOf, pageUrls, searchOf } from '../../platform/owner/index.ts';
import type { ListPages } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { OWNER_TEXTS } from '../../platform/shared/strings.ts';
import { findForms } from './find-forms.ts';
import { findSubmissions } from './submissions/find-submissions.ts';
import { answeredFields, type StoredSubmission } from './submissions/submission.ts';

/** The data of the list of submissions. */
export interface OwnerSubmissionsData extends ListPages {
  /** Notice of the previous action. */
  readonly done: string | undefined;
  /** The search text. */
  readonly search: string;
  readonly forms: readonly { readonly id: string; readonly isChosen: boolean; readonly fileUrl: string }[];
  /** Total on all pages, in words. */
  readonly count: string;
  readonly isFiltered: boolean;
  readonly items: readonly {
    readonly url: string;
    readonly formId: string;
    readonly sentAt: number;
    /** The beginning of the first answers. */
    readonly headline: string;
    readonly rest: string;
  }[];
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-submissions': OwnerSubmissionsData;
  }
}

/** Number of answers in a row of the list. */
const SHOWN_ANSWERS = 4;
const MAX_ANSWER_LENGTH = 120;

/**
 * Reads the list of submissions.
 * @param context the request: `form`, `q`, and `before` or `after` in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §3.1, §3.3
 */
export async function readSubmissions(
  context: StoreContext,
  { db }: StoreParts,
): Promise<OwnerSubmissionsData> {
  const { formId, search } = filterOf(context);
  const { items, total, ...ends } = await findSubmissions(db, { formId, search }, cursorOf(context));
  const query = { ...(formId !== '' && { form: formId }), ...(search !== '' && { q: search }) };
  return {
    done: context.req.query('done') === 'deleted' ? OWNER_TEXTS.submissionDeleted : undefined,
    search,
    forms: (await findForms(db)).map(({ id }) => ({
      id,
      isChosen: id === formId,
      fileUrl: `${OWNER_URLS.submissionsFile}?${new URLSearchParams({ ...query, form: id })}`,
    })),
    count: OWNER_TEXTS.submissions(total),
    isFiltered: formId !== '' || search !== '',
    items: items.map(toEntry),
    ...pageUrls(ends, OWNER_URLS.submissions, query),
  };
}

/**
 * Reads the filter of the list.
 * @param context the request: `form` and `q` in its query
 * Source: docs/behaviour/owner-pages.md §3.3
 */
export function filterOf(context: StoreContext): { readonly formId: string; readonly search: string } {
  const search = searchOf(context.req.query('q') ?? '');
  return { formId: context.req.query('form') ?? '', search };
}

function toEntry(submission: StoredSubmission): OwnerSubmissionsData['items'][number] {
  const { id, formId, sentAtMs } = submission;
  const answers = answeredFields(submission)
    .filter(({ lines, type }) => lines.length > 0 && type !== 'hidden' && type !== 'password')
    .map(({ lines }) => shortened(lines.join(' ')));
  return {
    url: OWNER_URLS.submission.replace(':id', id),
    formId,
    sentAt: sentAtMs,
    headline: answers[0] ?? 'No answers',
    rest: answers.slice(1, SHOWN_ANSWERS).join(' · '),
  };
}

function shortened(text: string): string {
  const [start = ''] = new RegExp(`^.{0,${MAX_ANSWER_LENGTH}}`, 'su').exec(text) ?? [];
  return start === text ? text : `${start.trimEnd()}…`;
}
