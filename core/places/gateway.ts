/** What goes along with each call. Source: docs/behaviour/forms.md §13.8 */
export interface PlacesContext {
  /** The same from the first letters to the choice, so that the provider counts them as one search. */
  readonly sessionToken: string;
  /** In which language places are named; a BCP 47 tag. */
  readonly language: string;
  /** The page in which somebody searches. */
  readonly productPage: string;
  /** The part of that page. */
  readonly productSection: string;
}

/** Where addresses are known. Methods reject with a `StorefrontError` of any kind. Source: docs/behaviour/forms.md §13.8 */
export interface PlacesGateway {
  /**
   * Searches for places.
   * @param text the beginning of an address
   * @param context what goes along with the call
   * @param signal aborts the request
   * @returns predictions, unchecked
   */
  complete(text: string, context: PlacesContext, signal: AbortSignal): Promise<unknown>;
  /**
   * Reads the address of a place.
   * @param placeId the id of a prediction
   * @param context what goes along with the call
   * @param signal aborts the request
   * @returns details, unchecked
   */
  details(placeId: string, context: PlacesContext, signal: AbortSignal): Promise<unknown>;
}
