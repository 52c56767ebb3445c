import type { MessageArguments } from './argument.ts';
import { endOfQuote, matchBraces, type TagEnds } from './braces.ts';
import { readAt, TOKENS } from './grammar.ts';
import type { Branch, MessageContext, Piece } from './pieces.ts';
import { readTag } from './read-tag.ts';

/** A compiled message. Source: docs/behaviour/locale-data.md §7. */
export interface Message {
  /**
   * Formats the message.
   * @param args the values that its tags refer to
   * @param context locale and time zone
   * @returns the text; nothing is escaped
   * @throws Error for an amount of money that is NaN or infinite
   */
  format(args: MessageArguments, context: MessageContext): string;
}

/** A branch that is being printed. */
interface Frame {
  readonly pieces: readonly Piece[];
  readonly hash: string;
  at: number;
}

const HASH: Piece = (_args, _context, hash) => hash;

/**
 * Compiles a message, in linear time; every text is a valid message.
 * @param text in the language of messages
 * Source: docs/behaviour/locale-data.md §7
 */
export function compileMessage(text: string): Message {
  const ends = matchBraces(text);
  const root: Branch = { start: 0, end: text.length };
  const piecesOf = (branch: Branch) =>
    (branch.pieces ??= readPieces({ text, ends, end: branch.end, isBranch: branch !== root }, branch.start));
  return {
    format(args, context) {
      let written = '';
      // A stack of our own: messages may nest deeper than the call stack.
      const frames: Frame[] = [{ pieces: piecesOf(root), hash: '', at: 0 }];
      for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
        const piece = frame.pieces[frame.at++];
        if (piece === undefined) frames.pop();
        else {
          const said = typeof piece === 'string' ? piece : piece(args, context, frame.hash);
          if (typeof said === 'string') written += said;
          else frames.push({ pieces: piecesOf(said.branch), hash: said.hash, at: 0 });
        }
      }
      return written;
    },
  };
}

/** A part of a message that is being read. */
interface Region {
  readonly text: string;
  readonly ends: TagEnds;
  readonly end: number;
  /** False for the outermost text: there "#" is a character, and braces that are not a tag print nothing. */
  readonly isBranch: boolean;
}

function readPieces(region: Region, start: number): readonly Piece[] {
  const pieces: Piece[] = [];
  const { text, end, isBranch } = region;
  // A branch that starts with a minus is printed, like such a tag.
  if (isBranch && text[start] === '-') return [`{${text.slice(start + 1, end)}}`];
  for (let at = start; at < end;) {
    switch (text[at]) {
      case '{':
        at = readBraces(region, at, pieces);
        break;
      case "'":
        at = readQuote(region, at, pieces);
        break;
      case '#':
        pieces.push(isBranch ? HASH : '#');
        at++;
        break;
      default: {
        const plain = readAt(TOKENS.plain, text, at);
        pieces.push(plain);
        at += plain.length;
      }
    }
  }
  return pieces;
}

function readBraces({ text, ends, end, isBranch }: Region, at: number, pieces: Piece[]): number {
  const close = ends[at];
  if (!close) {
    // Only the outermost text has tags without an end: they are printed, with everything after them.
    pieces.push(text.slice(at, end));
    return end;
  }
  const piece = readTag({ text, ends, at: at + 1 }, close);
  if (piece !== undefined) pieces.push(piece);
  else if (isBranch) pushWithHashes(pieces, text.slice(at + 1, close));
  return close + 1;
}

function readQuote({ text, end, isBranch }: Region, at: number, pieces: Piece[]): number {
  const close = endOfQuote(text, at, end);
  const quoted = close === at + 1 && close < end ? "'" : text.slice(at + 1, close);
  if (isBranch) pushWithHashes(pieces, quoted);
  else pieces.push(quoted);
  return close + 1;
}

/** In quoted text of a branch, and in braces that are not a tag, "#" still has a meaning. */
function pushWithHashes(pieces: Piece[], text: string): void {
  let from = 0;
  for (let at = text.indexOf('#'); at >= 0; at = text.indexOf('#', from)) {
    pieces.push(text.slice(from, at), HASH);
    from = at + 1;
  }
  pieces.push(text.slice(from));
}
