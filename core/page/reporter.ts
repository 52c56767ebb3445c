import { type Report } from '../shared/index.ts';
import { type ReportError, type ReportTags } from './program-settings.ts';

/** What a reporter needs from outside. Source: docs/behaviour/settings.md §6. */
export interface ReporterParts {
  /** The host's error report now; null or undefined when it gave none. */
  readonly getReportError: () => ReportError | null | undefined;
}

const MAX_EQUAL_REPORTS = 3;
const MAX_REMEMBERED = 200;

/**
 * Makes the one way in which foreign trouble leaves the shop.
 * @param parts the host's error report
 * @returns a report that tags with project and context, never throws, and passes the same trouble on three times at most
 * Source: docs/behaviour/settings.md §6.
 */
export function createReporter({ getReportError }: ReporterParts): Report {
  const counts = new Map<string, number>();

  function isTooOften(key: string): boolean {
    const count = (counts.get(key) ?? 0) + 1;
    counts.delete(key);
    counts.set(key, count);
    if (counts.size > MAX_REMEMBERED) counts.delete(String(counts.keys().next().value));
    return count > MAX_EQUAL_REPORTS;
  }

  return (error, context) => {
    if (isTooOften(`${context} ${describe(error)}`)) return;
    const tags: ReportTags = { project: 'storefront-elements', context };
    void passOn(error, tags, getReportError);
  };
}

// Async, because a host may hand over an async function: its rejection must not surface as unhandled.
async function passOn(
  error: unknown,
  tags: ReportTags,
  getReportError: ReporterParts['getReportError'],
): Promise<void> {
  try {
    const reportError = getReportError();
    if (typeof reportError === 'function') await reportError(error, tags);
    else logToConsole(error, tags);
  } catch {
    logToConsole(error, tags);
  }
}

function logToConsole(error: unknown, { project, context }: ReportTags): void {
  try {
    console.error(`${project}: ${context}`, error);
  } catch {
    // A host replaced the console with one that throws: nobody is left to tell.
  }
}

function describe(error: unknown): string {
  try {
    return String(error);
  } catch {
    return typeof error;
  }
}
