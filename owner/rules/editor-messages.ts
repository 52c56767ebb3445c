import { fill } from '../../core/text/index.ts';
import { EDITOR_WORDS } from '../../core/words/index.ts';

/** The name of a message of an editor. Source: docs/behaviour/owner.md §6.1 */
export type EditorMessage = keyof typeof EDITOR_WORDS;

/** The values of the messages that have placeholders. Source: docs/behaviour/owner.md §6.1 */
export interface EditorMessageValues {
  readonly emailFormat: { readonly email: string };
  readonly linkFormat: { readonly host: string; readonly otherHost: string };
  readonly pageUrlInvalid: { readonly val: string };
  readonly optionUnexpected: { readonly val: string };
  readonly datasetCut: { readonly rows: number | string; readonly columns: number | string };
  readonly tagExists: { readonly tagType: string };
  readonly oneTagAtATime: { readonly tagType: string };
  readonly fileTooLarge: { readonly fileName: string; readonly maxSize: string };
  /** The kind of file, with a space at its end, such as "picture "; '' for any. */
  readonly fileUnsupported: { readonly fileName: string; readonly fileTypeMessage: string };
  readonly deleteFile: { readonly filename: string };
}

type ValuesOf<Name extends EditorMessage> = Name extends keyof EditorMessageValues
  ? readonly [values: EditorMessageValues[Name]]
  : readonly [];

/**
 * Writes a message of an editor in the language of the page; call it on each render.
 * @param name which message
 * @param values the values of its placeholders, if it has any
 * @returns the message
 * Source: docs/behaviour/owner.md §6.1; docs/behaviour/interface.md §9.2
 */
export function editorMessage<Name extends EditorMessage>(name: Name, ...[values]: ValuesOf<Name>): string {
  const words: Readonly<Record<EditorMessage, string>> = EDITOR_WORDS;
  return values === undefined ? words[name] : fill(words[name], { ...values });
}
