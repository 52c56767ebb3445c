/** A key, or a text that is typed. */
type Keys = { readonly press: string } | { readonly type: string };

/**
 * Stands in for the command of the runner whose tests run inside a browser: here Playwright presses the keys.
 * @param keys what is pressed or typed
 */
export async function sendKeys(keys: Keys): Promise<void> {
  await (window as unknown as { pressKeys: (keys: Keys) => Promise<void> }).pressKeys(keys);
}
