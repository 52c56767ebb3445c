import { AddressSearch, type Suggestion } from '../../../core/places/index.ts';
import { randomId } from '../../../core/session/index.ts';
import type { Storefront } from '../../../core/storefront/index.ts';
import { counted, PLACES_WORDS } from '../../../core/words/index.ts';
import { announce } from '../../parts/announce.ts';
import { FILLED_IN, openAddress, write } from './address-controls.ts';
import { placesGateway } from './places-gateway.ts';
import { SuggestionList } from './suggestion-list.ts';

/** An address that is to be completed. */
export interface CompletedLine {
  /** Its first line. */
  readonly line: HTMLInputElement;
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
export function completeAddress({ line, settings, shop, signal }: CompletedLine): void {
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
    // At once: the rest is on its way.
    write(line, suggestion.line);
    const fill = openAddress(line);
    const address = await search.choose(suggestion, typed);
    if (!address || !line.isConnected) return;
    fill(address);
    announce(PLACES_WORDS.addressFilledIn, TOPIC);
  }

  const type = (event: Event) => {
    // What the browser or a script fills in is complete, and a method of input knows first what it writes.
    const isTyped = event instanceof InputEvent && event.inputType !== '' && event.inputType !== FILLED_IN;
    if (isTyped && !event.isComposing) typed();
    else if (!isTyped) search.stop();
  };
  line.addEventListener('input', type, { signal });
  const typed = () => {
    search.type(line.value);
  };
  line.addEventListener('compositionend', typed, { signal });
  const leave = () => {
    search.stop();
  };
  line.addEventListener('blur', leave, { signal });
  signal.addEventListener('abort', () => {
    search.stop();
    list.release();
  });
  // Typed while this code was on its way.
  if (line.value !== line.defaultValue && line.matches(':focus')) typed();
}
