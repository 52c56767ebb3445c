import { keepRecent } from '../../../core/cache/index.ts';
import type { MessageArguments } from './argument.ts';
import { compileMessage, type Message } from './compile-message.ts';
import type { MessageContext } from './pieces.ts';

/** Compiled messages in the cache; a site has fewer. */
const MAX_MESSAGES = 200;

/** Longer ones are compiled each time, so that memory stays bounded. */
const MAX_KEPT_LENGTH = 2000;

const keepMessage = /* @__PURE__ */ keepRecent<string, Message>(MAX_MESSAGES);

/**
 * Formats a message.
 * @param text in the language of messages: "{0} of {total plural one{# item} other{# items}}"
 * @param args the values that its tags refer to
 * @param context locale and time zone
 * @returns the text; nothing is escaped
 * @throws Error for an amount of money that is NaN or infinite
 * Source: docs/behaviour/locale-data.md §7
 */
export function formatMessage(text: string, args: MessageArguments, context: MessageContext): string {
  const message = text.length > MAX_KEPT_LENGTH ? compileMessage(text) : keepMessage(text, compileMessage);
  return message.format(args, context);
}
