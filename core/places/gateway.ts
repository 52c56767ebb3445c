/** The context of each call. Source: docs/behaviour/forms.md §13.8 */
export interface PlacesContext {
  /** The same from the first letters to the choice, so that the provider bills them as one search. */
  readonly sessionToken: string;
  /** The language of place names, as a BCP 47 tag. */
  readonly language: string;
  /** The page of the search. */
  readonly productPage: string;
  /** The part of that page. */
  readonly productSection: string;
}

/** The API of places. Methods reject with a `StorefrontError` of any kind. Source: docs/behaviour/forms.md §13.8 */
export interface PlacesGateway {
  /**
   * Searches for places.
   * @param text the beginning of an address
   * @param context language, page and session
   * @param signal aborts the request
   * @returns predictions, unchecked
   */
  complete(text: string, context: PlacesContext, signal: AbortSignal): Promise<unknown>;
  /**
   * Reads the address of a place.
   * @param placeId the id of a prediction
   * @param context language, page and session
   * @param signal aborts the request
   * @returns details, unchecked
   */
  details(placeId: string, context: PlacesContext, signal: AbortSignal): Promise<unknown>;
}
