import type { Visit } from './site-pages.ts';

/** Resets a visitor to a new one. */
export async function forget({ context, page }: Visit): Promise<void> {
  if (page.url() !== 'about:blank')
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  // A pending request would restore the session.
  await page.goto('about:blank');
  await context.clearCookies();
}
