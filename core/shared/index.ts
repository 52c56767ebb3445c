export { CONTRACT_MAJOR, COPY_ID, PACKAGE_VERSION } from './copy.ts';
export { toPort, type PortableStore, type StorePort } from './port.ts';
export { type Report } from './report.ts';
export { retryable, type Retryable } from './retryable.ts';
export { shelf } from './shelf.ts';
export { tryAndReport } from './try-and-report.ts';
