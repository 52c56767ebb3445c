import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findSubmission } from './submissions/find-submissions.ts';
import { answeredFields } from './submissions/submission.ts';

/** The data of a submission's page. */
export interface OwnerSubmissionData {
  readonly submission: {
    readonly url: string;
    readonly formId: string;
    readonly sentAt: number;
    readonly pageUrl: string;
  };
  readonly fields: readonly {
    readonly title: string;
    readonly lines: readonly string[];
    /** Mail address for a reply. */
    readonly mailUrl: string | undefined;
  }[];
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-submission': OwnerSubmissionData;
    readonly 'owner-deletion': OwnerSubmissionData;
  }
}

/**
 * Reads one submission, with every answer.
 * @param context the request: `id` in its path
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §3.2
 */
export async function readSubmission(
  context: StoreContext,
  { db }: StoreParts,
): Promise<OwnerSubmissionData> {
  const submission = await findSubmission(db, context.req.param('id') ?? '');
  if (submission === undefined) throw refusal(404, 'unknownPage');
  const { id, formId, sentAtMs, pageUrl } = submission;
  return {
    submission: { url: OWNER_URLS.submission.replace(':id', id), formId, sentAt: sentAtMs, pageUrl },
    fields: answeredFields(submission).map(({ title, type, lines }) => ({
      title,
      lines,
      // Several addresses have commas between them, also in the URL.
      mailUrl:
        type === 'email' && lines[0]
          ? `mailto:${lines[0].split(',').map(encodeURIComponent).join(',')}`
          : undefined,
    })),
  };
}
