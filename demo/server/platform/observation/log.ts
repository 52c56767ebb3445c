import type { ObservedRequest, RequestLabels } from './observed-request.ts';

/** `text` prints problems as lines, `json` prints an object for each request and each problem. */
export type LogFormat = 'text' | 'json';

/** Reports a problem: a line without personal data; of a request also its labels, and what went wrong. */
export type Log = (line: string, request?: RequestLabels & { readonly problem: string }) => void;

/** The logs of a store. */
export interface Logs {
  readonly log: Log;
  /** Absent for text, which has no lines of requests. */
  readonly logRequest?: (request: ObservedRequest) => void;
}

const FIRST_SERVER_ERROR = 500;

const writeToTerminal = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/**
 * Opens the logs.
 * @param format of the lines
 * @param write writes a line; to standard error by default
 * @returns the logs
 * Source: docs/behaviour/reference-store.md §35.3
 */
export function createLogs(format: LogFormat, write: (line: string) => void = writeToTerminal): Logs {
  if (format === 'text') return { log: write };
  const print = (level: string, fields: object): void => {
    write(JSON.stringify({ time: new Date().toISOString(), level, ...fields }));
  };
  return {
    log: (line, request) => {
      if (request === undefined) print('error', { message: line });
      else {
        const { problem, ...labels } = request;
        print('error', { ...labels, message: problem });
      }
    },
    logRequest: (request) => {
      print(request.status >= FIRST_SERVER_ERROR ? 'error' : 'info', request);
    },
  };
}
