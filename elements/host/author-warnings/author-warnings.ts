import { diagnoseProduct } from '../../../core/product-diagnosis/index.ts';
import { AssertionError } from '../../../core/errors/index.ts';
import { storefront } from '../../../core/storefront/index.ts';
import { membersOf, warnDeveloper } from '../../../core/shared/index.ts';
import type { AuthorWarning } from '../index.ts';
import { absenceSentence } from './absence-sentence.ts';
import { attributeSentence, shown } from './attribute-sentence.ts';
import { nameSentence } from './name-sentence.ts';
import { tagSentence } from './tag-sentence.ts';

export { checkOwnWords } from './own-words.ts';

/** Per subject: a page may have a thousand tags. */
const MAX_SENTENCES = 30;

/** Of a selector. */
const MAX_LEVELS = 4;

const FREE_LABEL = 'free-label="…" beside free-if-zero; without it, the amount of zero is shown';
const PAGE_TYPE_MISSING =
  'reviews are shown on the page of a product only, and the type of this page is unknown. Write page-type="content-item" on <store-config>.';

/** Elements whose mistake was reported. */
const reported = new WeakSet<Element>();

const FORM_ID_MISSING =
  'it has no "form-id", so the browser sends the form inside as if the tag were not there; write form-id="…" with the id of a form of the site.';

const SCHEMA_MISSING =
  'it has neither a "form-id" nor a "schema", so it shows no form; write form-id="…" with the id of a form of the site.';

const SECOND_STORE =
  'its "api-root" names another store than the first <store-config> of the page, so it is not used: a page has one store. Show the other store in a frame, or on a page of its own.';

/** Subject → the sentences that were printed about it. */
const printed = new Map<string, Set<string>>();

/**
 * Prints a correction to the console, each sentence once.
 * @param element the element concerned
 * @param warning the mistake
 * @returns false where there is no sentence for it
 * Source: docs/behaviour/elements.md §2.4, §2.7; docs/behaviour/products.md §1.6
 */
export function explain(element: Element, warning: AuthorWarning): boolean {
  if (warning.about === 'free-label') {
    reportMistake(element, FREE_LABEL);
    return true;
  }
  const sentences = sentencesOf(element, warning);
  for (const { subject, key, sentence } of sentences) say(element, subject, key, sentence);
  return sentences.length > 0;
}

interface Sentence {
  readonly subject: string;
  /** Equal sentences are printed once. */
  readonly key: string;
  readonly sentence: string;
}

function sentencesOf(
  element: Element,
  warning: Exclude<AuthorWarning, { readonly about: 'free-label' }>,
): readonly Sentence[] {
  const { localName } = element;
  switch (warning.about) {
    case 'attribute': {
      const { attribute, expected, got, taken } = warning;
      const sentence = attributeSentence(attribute, expected, got, taken);
      return [{ subject: `${localName} ${attribute}`, key: shown(got), sentence }];
    }
    case 'names':
      return warning.names
        .map((name) => nameSentence(localName, name, warning.known))
        .filter((sentence) => sentence !== null)
        .map((sentence) => ({ subject: 'names', key: sentence, sentence }));
    case 'absence':
      return aboutPlaces('absence', absenceSentence(element));
    case 'item':
      return aboutPlaces('item', itemSentence(warning.itemId));
    case 'nesting':
      return aboutPlaces('nesting', nestingSentence(localName));
    case 'markup':
      return warning.sentences.map((sentence) => ({ subject: 'markup', key: sentence, sentence }));
    case 'store':
      return aboutPlaces('store', SECOND_STORE);
    case 'tag':
      return aboutPlaces('tag', tagSentence(localName));
    case 'product':
      return diagnoseProduct(warning.json, warning.currency).map((finding) => ({
        subject: 'product',
        ...finding,
      }));
    default:
      return aboutPlaces(warning.about, missingSentence(warning));
  }
}

/** A mistake that the catalogue calls an assertion. It must not break the page, so it is reported. */
function reportMistake(element: Element, expected: string): void {
  if (reported.has(element)) return;
  reported.add(element);
  const message = `${selectorOf(element)}: expected ${expected}, got undefined`;
  storefront().report(new AssertionError(message), element.localName);
}

function missingSentence(
  warning: Extract<AuthorWarning, { readonly about: 'form-id' | 'page-type' }>,
): string {
  if (warning.about === 'page-type') return PAGE_TYPE_MISSING;
  return warning.isAuthors ? FORM_ID_MISSING : SCHEMA_MISSING;
}

function itemSentence(itemId: string): string {
  return `the store knows no product with the id "${shown(itemId)}". Write the id of one that it sells.`;
}

function nestingSentence(tag: string): string {
  const rule = 'HTML knows no form in a form: the fields of each belong to the nearest one around them';
  return `it stands in another <${tag}>, and ${rule}. Put it beside the other.`;
}

function aboutPlaces(subject: string, sentence: string | null): readonly Sentence[] {
  return sentence === null ? [] : [{ subject, key: sentence, sentence }];
}

function say(element: Element, subject: string, key: string, sentence: string): void {
  const said = printed.get(subject) ?? new Set();
  printed.set(subject, said);
  if (said.has(key) || said.size >= MAX_SENTENCES) return;
  said.add(key);
  warnDeveloper(`${selectorOf(element)}: ${sentence}`);
}

/** Builds a selector for the page's author: the element's id, or the path from the nearest ancestor with one. */
function selectorOf(element: Element): string {
  const steps: string[] = [];
  for (
    let place: Element | null = element;
    place && steps.length < MAX_LEVELS;
    place = membersOf(place).parentElement
  ) {
    steps.unshift(stepOf(place));
    if (membersOf(place).id !== '' || place === document.body) break;
  }
  return steps.join(' > ');
}

function stepOf(element: Element): string {
  const { id, localName, parentElement } = membersOf(element);
  if (id !== '') return `${localName}#${escaped(id)}`;
  const alike = [...(parentElement ? membersOf(parentElement).children : [])].filter(
    (sibling) => membersOf(sibling).localName === localName,
  );
  return alike.length > 1 ? `${localName}:nth-of-type(${alike.indexOf(element) + 1})` : localName;
}

// Test environments such as jsdom have no CSS.
function escaped(id: string): string {
  return 'CSS' in globalThis && (CSS as Partial<typeof CSS> | undefined)?.escape ? CSS.escape(id) : id;
}
