import { AddressSearch, withTypedNumber, type Suggestion } from '../../../core/places/index.ts';
import { randomId } from '../../../core/session/index.ts';
import type { Storefront } from '../../../core/storefront/index.ts';
import { counted, PLACES_WORDS } from '../../../core/words/index.ts';
import { announce } from '../../parts/announce.ts';
import { openAddress, write } from './address-controls.ts';
import { hearTyping } from './hear-typing.ts';
import { placesGateway } from './places-gateway.ts';
import { SuggestionList } from './suggestion-list.ts';

/** An address that is to be completed. */
export interface CompletedLine {
  /** Its first line. */
  readonly line: HTMLInputElement;
  /** What stood in it when the visitor came. */
  readonly initialText: string;
  readonly settings: { readonly productPage: string | null; readonly productSection: string };
  readonly shop: Storefront;
  /** Fires when the form is to be as it was. */
  readonly signal: AbortSignal;
}

const TOPIC = 'site-form/places';
/** After the echo of the last letter, in milliseconds. */
const SPOKEN_AFTER_MS = 500;

/**
 * Suggests addresses while the first line of one is typed, and fills in the other parts of the one that is chosen.
 * @param completed the line, and where it stands
 * Source: docs/behaviour/forms.md §13
 */
export function completeAddress({ line, initialText, settings, shop, signal }: CompletedLine): void {
  const { productPage, productSection } = settings;
  const list = new SuggestionList(line, (suggestion) => void choose(suggestion));
  const search = new AddressSearch({
    gateway: placesGateway(shop),
    getContext: () => ({
      language: shop.settings.$settings.get().locale,
      productPage: productPage ?? location.pathname,
      productSection,
    }),
    createToken: randomId,
    report: shop.report,
    show: (suggestions) => {
      list.show(suggestions);
      const count = suggestions.items.length;
      if (list.isOpen) announce(counted(PLACES_WORDS.suggestionCount, count), TOPIC, SPOKEN_AFTER_MS);
    },
  });

  async function choose(suggestion: Suggestion): Promise<void> {
    const typed = line.value;
    list.close();
    // Locked meanwhile.
    if (line.matches(':disabled, :read-only')) return;
    // Before the line changes, which ends the search.
    const reading = search.choose(suggestion, typed);
    // At once: the rest is on its way.
    write(line, withTypedNumber(suggestion.line, typed, null));
    const fill = openAddress(line);
    const address = await reading;
    if (!address || !line.isConnected) return;
    fill(address);
    announce(PLACES_WORDS.addressFilledIn, TOPIC);
  }

  const typed = () => {
    search.type(line.value);
  };
  const left = () => {
    search.stop();
  };
  const emptied = () => {
    search.reset();
  };
  hearTyping(line, { typed, left, emptied, signal });
  signal.addEventListener('abort', () => {
    left();
    list.release();
  });
  // Typed while this code was on its way.
  if (line.value !== initialText && line.matches(':focus')) typed();
}
