import path from 'node:path';
import type { Browser } from 'playwright-core';
import { bundleScript } from '../shared/bundle-script.ts';
import { makePage, OUR_SCRIPT, type Contestant } from './page.ts';
import type { Pictures } from './pictures.ts';
import { serve, type GalleryServer } from './serve.ts';
import { tableOf, type Row } from './table.ts';

/** The tools of every comparison. */
export interface Tools {
  readonly browser: Browser;
  readonly pictures: Pictures;
  /** How often each contestant is visited. */
  readonly rounds: number;
}

/** A contestant's page. */
export interface VisitedPage<Who> {
  readonly browser: Browser;
  readonly server: GalleryServer;
  readonly url: string;
  readonly contestant: Who;
  /** Runs in the page before anything else. */
  readonly script: string;
}

/** What is compared. */
export interface Comparison<Visit, Who extends Contestant> {
  readonly title: string;
  /** The others are compared with the first. */
  readonly contestants: readonly Who[];
  readonly rows: readonly Row<Visit>[];
  readonly measure: (page: VisitedPage<Who>) => Promise<Visit>;
}

const WATCHERS = ['../shared/watch.ts', 'in-page/watch-pictures.ts'];
const ATTEMPTS = 3;

/**
 * Visits the contestants alternately.
 * @param tools the browser, the photographs and the number of rounds
 * @param comparison the contestants and their measurements
 * @returns a table of Markdown under its title
 */
export async function compare<Visit, Who extends Contestant>(
  { browser, pictures, rounds }: Tools,
  { title, contestants, rows, measure }: Comparison<Visit, Who>,
): Promise<string> {
  const pages = await Promise.all(contestants.map((contestant, index) => makePage(`/${index}`, contestant)));
  const server = await serve(new Map(pages.flatMap((files) => [...files])), pictures);
  const watchers = WATCHERS.map((file) => bundleScript(path.resolve(import.meta.dirname, file)));
  const script = (await Promise.all(watchers)).join('\n');
  const columns = contestants.map((contestant) => {
    const visits: Visit[] = [];
    return { contestant, title: contestant.title, visits, isOurs: contestant.script === OUR_SCRIPT };
  });
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const [index, { contestant, visits }] of columns.entries()) {
        const page = { browser, server, url: `${server.url}/${index}/`, contestant, script };
        visits.push(await stubbornly(() => measure(page)));
      }
      console.error(`${title}: round ${round} of ${rounds}`);
    }
  } finally {
    await server.close();
  }
  return `${title}\n\n${tableOf(rows, columns)}`;
}

/** Repeats a visit that failed on a busy machine, for example after a time-out of a script, and logs it. */
async function stubbornly<Visit>(visit: () => Promise<Visit>): Promise<Visit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visit();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.error(`Visited again: ${String(error)}`);
    }
  }
}
