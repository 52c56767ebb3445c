import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { listQueryOf, type NumberedPages, numberedPages, tableOf } from '../../platform/owner/index.ts';
import type { OwnerTableCell, OwnerTableData } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import {
  countItems,
  findImport,
  findItems,
  type ImportCount,
  type ImportItem,
  type StoredImport,
} from './find-imports.ts';
import { LAYOUTS } from './layouts.ts';
import type { RowProblem } from './product-draft.ts';
import { IMPORT_TEXTS } from './texts.ts';

/** The data of the preview, progress and result of an import. */
export interface OwnerProductImportData extends OwnerTableData, NumberedPages {
  /** The page's heading. */
  readonly title: string;
  readonly state: StoredImport['state'];
  readonly facts: readonly { readonly name: string; readonly text: string }[];
  readonly warnings: readonly string[];
  /** The first ones. */
  readonly problems: readonly { readonly place: string; readonly text: string }[];
  readonly allProblemsUrl: string;
  readonly hasMoreProblems: boolean;
  readonly progress: { readonly done: number; readonly all: number; readonly text: string };
  readonly startUrl: string;
  /** '' if there is nothing to import. */
  readonly confirmText: string;
  readonly ownUrl: string;
  readonly states: readonly { readonly value: string; readonly text: string; readonly isChosen: boolean }[];
  readonly isFiltered: boolean;
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-product-import': OwnerProductImportData;
  }
}

const SHOWN_PROBLEMS = 20;
/** While it runs, a browser asks again after this time. */
const REFRESH_SECONDS = 3;
const HEADS = ['Line', 'Product', 'Import', 'Details'] as const;

/**
 * Reads the page of an import. While it runs, the page is loaded again every few seconds, also without JavaScript.
 * @param context the request: `id` in its path, `state` and `page` in its query
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §25.2, §25.3
 */
export async function readImportPage(
  context: StoreContext,
  { db }: StoreParts,
): Promise<OwnerProductImportData> {
  const id = context.req.param('id') ?? '';
  const stored = await findImport(db, id);
  if (stored === undefined) throw refusal(404, 'unknownPage');
  if (stored.state === 'importing') context.header('Refresh', String(REFRESH_SECONDS));
  const counts = await countItems(db, id);
  const query = { ...listQueryOf(context), search: '' };
  const found = await findItems(db, id, query);
  const broken = await findItems(db, id, { page: 1, state: 'broken' });
  const problems = broken.items.flatMap((item) => item.problems);
  const ownUrl = OWNER_URLS.productImport.replace(':id', encodeURIComponent(id));
  const toWrite = sumOf(counts, ({ plan }) => plan === 'new' || plan === 'changed');
  const done = sumOf(counts, ({ result }) => result !== null);
  return {
    title: IMPORT_TEXTS.titles[stored.state],
    state: stored.state,
    facts: factsOf(stored, counts),
    warnings: stored.state === 'ready' ? (JSON.parse(stored.warnings) as string[]) : [],
    problems: problems.slice(0, SHOWN_PROBLEMS).map((problem) => ({
      place: placeOf(problem),
      text: problem.text,
    })),
    hasMoreProblems: broken.pages > 1 || problems.length > SHOWN_PROBLEMS,
    allProblemsUrl: `${ownUrl}?state=broken`,
    progress: {
      done: done.products,
      all: toWrite.products,
      text: IMPORT_TEXTS.progress(done.products, toWrite.products),
    },
    startUrl: OWNER_URLS.startProductImport.replace(':id', encodeURIComponent(id)),
    confirmText: toWrite.products === 0 ? '' : IMPORT_TEXTS.importCount(toWrite.products),
    ownUrl,
    states: [['', 'All products'], ...Object.entries(IMPORT_TEXTS.plans)].map(([value = '', text = '']) => ({
      value,
      text,
      isChosen: value === query.state,
    })),
    isFiltered: query.state !== '',
    count: IMPORT_TEXTS.products(found.total),
    ...tableOf(HEADS, found.items, cellsOf),
    empty: IMPORT_TEXTS.nothing,
    olderUrl: undefined,
    newerUrl: undefined,
    ...numberedPages(ownUrl, query, found),
  };
}

function sumOf(
  counts: readonly ImportCount[],
  isCounted: (count: ImportCount) => boolean,
): Pick<ImportCount, 'products' | 'rows' | 'variants'> {
  const sum = { products: 0, rows: 0, variants: 0 };
  for (const count of counts.filter(isCounted))
    for (const name of ['products', 'rows', 'variants'] as const) sum[name] += count[name];
  return sum;
}

function factsOf(stored: StoredImport, counts: readonly ImportCount[]): OwnerProductImportData['facts'] {
  const shown = (count: number): string => count.toLocaleString('en-US');
  const isDone = stored.state === 'done' || stored.state === 'importing';
  const ofPlan = (plan: string) => sumOf(counts, (count) => count.plan === plan);
  const ofResult = (result: string) => sumOf(counts, (count) => count.result === result);
  const broken = ofPlan('broken');
  const failed = ofResult('failed');
  const { variants } = sumOf(counts, ({ plan }) => plan === 'new' || plan === 'changed');
  const { words } = IMPORT_TEXTS;
  const numbers: readonly (readonly [string, string])[] = isDone
    ? [
        [words.created, shown(ofResult('created').products)],
        [words.updated, shown(ofResult('updated').products)],
        [words.same, shown(ofPlan('same').products + ofResult('unchanged').products)],
        [
          words.broken,
          IMPORT_TEXTS.brokenCount(broken.products + failed.products, broken.rows + failed.rows),
        ],
      ]
    : [
        [words.new, shown(ofPlan('new').products)],
        [words.changed, shown(ofPlan('changed').products)],
        [words.same, shown(ofPlan('same').products)],
        [words.variants, shown(variants)],
        [words.broken, IMPORT_TEXTS.brokenCount(broken.products, broken.rows)],
      ];
  return [
    [words.file, `${stored.file_name}, ${IMPORT_TEXTS.rows(stored.row_count)}`] as const,
    [words.layout, LAYOUTS[stored.layout].title] as const,
    ...numbers,
  ].map(([name, text]) => ({ name, text }));
}

function placeOf({ line, column }: RowProblem): string {
  const place = `Line ${line.toLocaleString('en-US')}`;
  return column === '' ? place : `${place}, ${column}`;
}

function cellsOf(item: ImportItem): readonly OwnerTableCell[] {
  const { line, title, plan, facts, problems, result, productId } = item;
  const isWritten = result === 'created' || result === 'updated' || result === 'unchanged';
  const hasPage = productId !== null && (isWritten || plan === 'changed' || plan === 'same');
  const url = OWNER_URLS.product.replace(':id', encodeURIComponent(productId ?? ''));
  return [
    { lines: [line.toLocaleString('en-US')] },
    hasPage ? { link: { text: title, url } } : { lines: [title] },
    { lines: [result === null ? IMPORT_TEXTS.plans[plan] : IMPORT_TEXTS.results[result]] },
    {
      lines:
        problems.length === 0 ? [facts] : problems.map((problem) => `${placeOf(problem)}: ${problem.text}`),
    },
  ];
}
