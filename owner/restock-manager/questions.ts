import { countMails, type RestockGroup } from '../restock/index.ts';
import { fill } from '../../core/text/index.ts';
import { counted, DIALOG_WORDS, RESTOCK_MANAGER_WORDS } from '../../core/words/index.ts';
import type { Question } from '../../elements/dialogs/index.ts';

/** The recipients of a sending. */
export type Recipients = 'back-in-stock' | 'all' | 'nobody';

/** The question before anything is sent. */
export type ManagerQuestion = Pick<Question<Recipients>, 'question' | 'note' | 'warning' | 'answers'>;

/** At most this many names are listed. */
const MAX_TITLES = 5;

/** Whether the store reports something as sold out. */
export function isSoldOut({ isInStock }: RestockGroup): boolean {
  return isInStock === false;
}

/**
 * Builds the question before the emails of one group are sent.
 * @param group the recipients
 * Source: docs/behaviour/restock.md §6.5
 */
export function questionOfGroup(group: RestockGroup): ManagerQuestion {
  const { sendToGroup, sendQuestion, sendNote } = RESTOCK_MANAGER_WORDS;
  return {
    question: fill(sendQuestion, { title: group.title }),
    note: counted(sendNote, group.signUpCount),
    answers: [cancelling(), { value: 'all', text: sendToGroup, isMain: true }],
  };
}

/**
 * Builds the question before the emails of all groups are sent; groups that are still sold out are excluded.
 * @param groups the recipients
 * Source: docs/behaviour/restock.md §6.2, §6.5
 */
export function questionOfAll(groups: readonly RestockGroup[]): ManagerQuestion {
  const words = RESTOCK_MANAGER_WORDS;
  const soldOut = groups.filter(isSoldOut);
  const isAnySoldOut = soldOut.length > 0;
  const titles = groups.slice(0, MAX_TITLES).map(({ title }) => title);
  if (groups.length > MAX_TITLES) titles.push('…');
  const note = counted(words.sendAllNote, countMails(groups));
  return {
    question: isAnySoldOut ? words.sendToWhom : words.sendAllQuestion,
    note: `${note}\n${fill(words.aboutTitles, { titles: titles.join(' · ') })}`,
    ...(isAnySoldOut && { warning: counted(words.waitingForSoldOut, countMails(soldOut)) }),
    answers: [
      cancelling(),
      isAnySoldOut
        ? { value: 'back-in-stock', text: words.sendToBackInStock, isMain: true }
        : { value: 'all', text: words.sendToAll, isMain: true },
    ],
  };
}

/** The initial focus: Enter must not send by accident. */
function cancelling() {
  return { value: 'nobody', text: DIALOG_WORDS.cancel, isFocused: true } as const;
}
