import { createAnalytics, createPageTrackers, type AnalyticsSink } from '../../../core/analytics/index.ts';
import { createPageSettings } from '../../../core/page/index.ts';
import { parseSettings } from '../../../core/settings-check/index.ts';

/** A posted body. */
export interface Post {
  readonly url: string;
  readonly body: string;
  readonly isBeacon: boolean;
}

const { fetch } = globalThis;
const sendBeacon = navigator.sendBeacon.bind(navigator);
let posts: Promise<Post>[] = [];
/** Queues that may still send, a second later. */
const queues: { readonly clear: () => void }[] = [];

/** Replaces the browser's network by one that accepts everything; restores it after each test. */
export function useFakeNetwork(): void {
  const readPost = async (url: string, body: Blob, isBeacon: boolean) => ({
    url,
    body: await body.text(),
    isBeacon,
  });
  beforeEach(() => {
    posts = [];
    globalThis.fetch = (url, { body }: RequestInit = {}) => {
      posts.push(readPost(url as string, body as Blob, false));
      return Promise.resolve(new Response(null, { status: 202 }));
    };
    navigator.sendBeacon = (url, body) => {
      posts.push(readPost(String(url), body as Blob, true));
      return true;
    };
  });
  afterEach(() => {
    for (const queue of queues.splice(0)) queue.clear();
    globalThis.fetch = fetch;
    navigator.sendBeacon = sendBeacon;
  });
}

/**
 * Opens the analytics of a page with a census cookie.
 * @param said the page's settings
 * @param sinks the sinks of its program
 */
export function openAnalytics(said: object = {}, sinks: readonly AnalyticsSink[] = []) {
  document.cookie = 'ss_census=1; Path=/';
  document.cookie = 'crumb=crumb-1; Path=/';
  const reports: string[] = [];
  const warnings: string[] = [];
  const warn = (sentence: string) => {
    warnings.push(sentence);
  };
  const report = (error: unknown, context: string) => {
    reports.push(`${context}: ${String(error)}`);
  };
  const settings = createPageSettings({ parse: parseSettings, warn });
  settings.configure(said);
  const trackers = createPageTrackers({ settings, hasStoreApi: () => true, report, warn });
  queues.push(...trackers.map(({ queue }) => queue));
  const analytics = createAnalytics({ settings, trackers, getSinks: () => sinks, report, warn });
  return { analytics, settings, reports, warnings, trackers: trackers.map(({ name }) => name) };
}

/**
 * Reads the posts so far.
 * @param part of the URL
 */
export async function postsTo(part: string): Promise<readonly Post[]> {
  return (await Promise.all(posts)).filter(({ url }) => url.includes(part));
}
