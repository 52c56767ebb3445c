import { ownValue } from '../../../../core/json/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { cursorOf, pageUrls, tableOf } from '../../platform/owner/index.ts';
import type { OwnerTableData } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { countMailingLists, findMailingList, findSubscribers } from './lists.ts';
import { removalUrl } from './questions.ts';
import { LIST_TEXTS } from './texts.ts';

/** The data of the page of mailing lists. */
export interface OwnerListsData {
  readonly done: string | undefined;
  /** Why the last list was not created. */
  readonly problem: string | undefined;
  /** The refused name. */
  readonly name: string;
  readonly lists: readonly {
    readonly name: string;
    readonly url: string;
    readonly fileUrl: string;
    readonly count: string;
  }[];
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-mailing-lists': OwnerListsData;
    readonly 'owner-mailing-list': OwnerTableData & {
      /** The name of the list, as the page's heading. */
      readonly title: string;
      readonly fileUrl: string;
      readonly deleteUrl: string;
    };
  }
}

const DONE: Readonly<Record<string, string>> = {
  created: LIST_TEXTS.listCreated,
  deleted: LIST_TEXTS.listDeleted,
};

/** Errors of the name, by the word in the URL. */
const PROBLEMS: Readonly<Record<string, string>> = {
  required: MESSAGES.required,
  tooLong: MESSAGES.tooLong,
  badText: MESSAGES.badText,
  taken: LIST_TEXTS.listTaken,
};

/**
 * Reads the mailing lists.
 * @param context the request: `done`, or `problem` and `name`, in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §15.1
 */
export async function readMailingLists(context: StoreContext, { db }: StoreParts): Promise<OwnerListsData> {
  return {
    done: ownValue(DONE, context.req.query('done') ?? ''),
    problem: ownValue(PROBLEMS, context.req.query('problem') ?? ''),
    name: context.req.query('name') ?? '',
    lists: (await countMailingLists(db)).map(({ id, name, count }) => ({
      name,
      url: OWNER_URLS.mailingList.replace(':id', id),
      fileUrl: OWNER_URLS.mailingListFile.replace(':id', id),
      count: LIST_TEXTS.addresses(count),
    })),
  };
}

/**
 * Reads the addresses of a list.
 * @param context the request: `id` in its path, `before` or `after` in its query
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §15.1
 */
export async function readMailingList(context: StoreContext, { db }: StoreParts) {
  const list = await findMailingList(db, context.req.param('id') ?? '');
  if (list === undefined) throw refusal(404, 'unknownPage');
  const { items, total, ...ends } = await findSubscribers(db, list.id, cursorOf(context));
  return {
    title: list.name,
    fileUrl: OWNER_URLS.mailingListFile.replace(':id', list.id),
    deleteUrl: OWNER_URLS.deleteMailingList.replace(':id', list.id),
    done: context.req.query('done') === 'removed' ? LIST_TEXTS.removed : undefined,
    count: LIST_TEXTS.addresses(total),
    ...tableOf(['Address', 'Joined', 'Form', 'Action'], items, ({ position, email, joinedAtMs, formId }) => [
      { lines: [email] },
      { at: joinedAtMs },
      { code: formId },
      {
        action: {
          state: '',
          text: LIST_TEXTS.remove,
          about: email,
          url: removalUrl({ listId: list.id, position }),
        },
      },
    ]),
    empty: LIST_TEXTS.noSubscribers,
    ...pageUrls(ends, OWNER_URLS.mailingList.replace(':id', list.id)),
  };
}
