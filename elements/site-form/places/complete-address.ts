import {
  AddressSearch,
  withTypedNumber,
  type PlacesContext,
  type Suggestion,
} from '../../../core/places/index.ts';
import { randomId } from '../../../core/session/index.ts';
import type { Settings } from '../../../core/page/index.ts';
import type { Storefront } from '../../../core/storefront/index.ts';
import { counted, PLACES_WORDS } from '../../../core/words/index.ts';
import { announce } from '../../ui/index.ts';
import { openAddress, write } from './address-controls.ts';
import { listenToTyping } from './listen-to-typing.ts';
import { placesGateway } from './places-gateway.ts';
import { SuggestionList } from './suggestion-list.ts';

/** An address to complete. */
export interface CompletedLine {
  /** Its first line. */
  readonly line: HTMLInputElement;
  /** Its value when the visitor focused it. */
  readonly initialText: string;
  readonly shop: Storefront;
  /** Aborts to restore the form. */
  readonly signal: AbortSignal;
}

const TOPIC = 'site-form/places';
/** After the echo of the last letter, in milliseconds. */
const SPOKEN_AFTER_MS = 500;

/**
 * Suggests addresses while the visitor types the first line, and fills in the other parts of the chosen one.
 * @param completed the line and its context
 * Source: docs/behaviour/forms.md §13
 */
export function completeAddress({ line, initialText, shop, signal }: CompletedLine): void {
  const { $settings } = shop.settings;
  const search = new AddressSearch({
    gateway: placesGateway(shop),
    getContext: () => contextOf($settings.get()),
    createToken: randomId,
    report: shop.report,
    show: (suggestions) => {
      list.show(suggestions);
      speak(suggestions.items.length);
    },
  });
  const list = new SuggestionList(line, { choose: (one) => void choose(one), search });
  const speak = createCount(list);

  async function choose(suggestion: Suggestion): Promise<void> {
    const typed = line.value;
    list.close();
    // Locked meanwhile.
    if (line.matches(':disabled, :read-only')) return;
    // Before the line changes, which would stop the search.
    const reading = search.choose(suggestion, typed);
    // Immediately: the other parts are loading.
    write(line, withTypedNumber(suggestion.line, typed, null));
    const fill = openAddress(line);
    const address = await reading;
    if (!address || !line.isConnected) return;
    fill(address);
    announce(PLACES_WORDS.addressFilledIn, TOPIC);
  }

  const typed = () => {
    if ($settings.get().places) search.type(line.value);
  };
  const left = () => {
    search.stop();
  };
  const emptied = () => {
    search.reset();
  };
  listenToTyping(line, { typed, left, emptied, signal });
  // The page may have disabled it.
  const unlisten = $settings.listen(({ places }) => {
    if (!places) search.reset();
  });
  signal.addEventListener('abort', () => {
    unlisten();
    left();
    list.release();
  });
  // Typed while this code was loading.
  if (line.value !== initialText && line.matches(':focus')) typed();
}

/** The context of a call, read each time: settings may change while the line exists. */
function contextOf({ locale, places }: Settings): Omit<PlacesContext, 'sessionToken'> {
  const { productPage = null, productSection = '' } = places ?? {};
  return { language: locale, productPage: productPage ?? location.pathname, productSection };
}

/** Announces the number of suggestions, unless the list has closed by then. */
function createCount(list: SuggestionList): (count: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (count) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (list.isOpen) announce(counted(PLACES_WORDS.suggestionCount, count), TOPIC);
    }, SPOKEN_AFTER_MS);
  };
}
