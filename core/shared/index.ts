export { COPY_ID, PACKAGE_VERSION } from './copy.ts';
export { derive } from './derive.ts';
export { pause } from './pause.ts';
export { reportToConsole, type Report } from './report.ts';
export { retryable, type Retryable } from './retryable.ts';
export { shelf } from './shelf.ts';
export { tryAndReport } from './try-and-report.ts';
export { warnDeveloper, type Warn } from './warn-developer.ts';
export { withinTime } from './within-time.ts';
