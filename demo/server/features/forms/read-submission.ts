import { answeredFields, findSubmission } from './submissions/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { OwnerSubmissionData } from '../../platform/owner/owner-pages.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';

/**
 * Reads one submission, with every answer.
 * @param context the request: `id` in its path
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owners-door.md §3.2
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
      mailUrl: type === 'email' && lines[0] ? `mailto:${encodeURIComponent(lines[0])}` : undefined,
    })),
  };
}
