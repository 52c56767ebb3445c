import { allowSlowBody } from '../http/http-server.ts';
import type { FormValues } from '../http/read-form.ts';
import type { StoreContext } from '../http/store-env.ts';
import { checkCrumb } from '../sessions/check-crumb.ts';
import { refusal } from '../shared/refusal.ts';
import { type FormFile, type FormLimits, formParts } from './form-parts.ts';

/** Forms with files that this process reads at the same time. */
const MAX_SIMULTANEOUS = 3;
const RETRY_AFTER_SECONDS = 10;
const CRUMB = 'crumb';

let running = 0;

/** How a form with files is read. */
export interface UploadForm {
  /** The store's secret. */
  readonly secret: string;
  readonly limits: FormLimits;
  /** Takes a file; one after another. A file that the owner has not chosen is left out. */
  readonly take: (file: FormFile) => Promise<void>;
}

/**
 * Reads a posted form with files. Its first control has to be the crumb, which is checked before anything else is read; the owner's login has
 * been checked before.
 * @param context the request of the owner
 * @param form limits, and what takes the files
 * @returns the first value of every other control
 * @throws Refusal 415 for another kind of form, 403 for another crumb, 503 while too many forms are being read, 413 beyond a limit; and
 * whatever taking a file throws
 * Source: docs/behaviour/reference-store.md §26.3
 */
export async function readUploadForm(context: StoreContext, form: UploadForm): Promise<FormValues> {
  const type = context.req.header('content-type') ?? '';
  const { body } = context.req.raw;
  if (!/^multipart\/form-data\s*;/i.test(type) || body === null) throw refusal(415, 'wrongUploadType');
  if (running >= MAX_SIMULTANEOUS)
    throw refusal(503, 'manyUploads', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  const { incoming } = context.env;
  const closing = new AbortController();
  const onClose = (): void => {
    if (!incoming.complete) closing.abort();
  };
  incoming.once('close', onClose);
  running += 1;
  try {
    allowSlowBody(incoming);
    const limits = { ...form.limits, closed: closing.signal };
    return await readParts(context, { ...form, parts: formParts(body, type, limits) });
  } finally {
    running -= 1;
    incoming.off('close', onClose);
  }
}

async function readParts(
  context: StoreContext,
  { secret, take, parts }: UploadForm & { readonly parts: ReturnType<typeof formParts> },
): Promise<FormValues> {
  const values = Object.create(null) as Record<string, string>;
  let isChecked = false;
  for await (const part of parts) {
    if (!isChecked) {
      checkCrumb(context, secret, part.name === CRUMB && 'text' in part ? part.text : '');
      isChecked = true;
    } else if ('text' in part) values[part.name] ??= part.text;
    else if (part.fileName !== '') await take(part);
  }
  if (!isChecked) checkCrumb(context, secret, '');
  return values;
}
