import { reportToConsole, type Report } from '../shared/index.ts';
import { type ReportError, type ReportTags } from './program-settings.ts';

/** The dependencies of a reporter. Source: docs/behaviour/settings.md §6. */
export interface ReporterParts {
  /** The host's current error reporter, or nothing. */
  readonly getReportError: () => ReportError | null | undefined;
}

const MAX_EQUAL_REPORTS = 3;
const MAX_REMEMBERED = 200;

/**
 * Creates the reporter for errors of third parties.
 * @param parts the host's error reporter
 * @returns a reporter that adds project and context, never throws, and passes on the same error at most three times
 * Source: docs/behaviour/settings.md §6.
 */
export function createReporter({ getReportError }: ReporterParts): Report {
  const counts = new Map<string, number>();

  function isTooOften(key: string): boolean {
    const count = (counts.get(key) ?? 0) + 1;
    counts.delete(key);
    counts.set(key, count);
    if (counts.size > MAX_REMEMBERED) counts.delete(counts.keys().next().value as string);
    return count > MAX_EQUAL_REPORTS;
  }

  return (error, context) => {
    if (isTooOften(`${context} ${describe(error)}`)) return;
    const tags: ReportTags = { project: 'storefront-elements', context };
    void passOn(error, tags, getReportError);
  };
}

// Async, because the host's reporter may be: its rejection must not become an unhandled one.
async function passOn(
  error: unknown,
  tags: ReportTags,
  getReportError: ReporterParts['getReportError'],
): Promise<void> {
  try {
    const reportError = getReportError();
    if (typeof reportError === 'function') await reportError(error, tags);
    else reportToConsole(error, tags.context);
  } catch {
    reportToConsole(error, tags.context);
  }
}

function describe(error: unknown): string {
  try {
    return String(error);
  } catch {
    return typeof error;
  }
}
