let release: (() => void) | null = null;

/**
 * Keeps other test files, which share this browser's cookies and storage, waiting for the whole suite.
 * Call it inside `describe`; after each test everything this site keeps is removed.
 */
export function useCookiesAlone(): void {
  before(async () => {
    await new Promise<void>((granted) => {
      void navigator.locks.request('test-cookies', () => {
        granted();
        return new Promise<void>((done) => {
          release = done;
        });
      });
    });
  });
  afterEach(clear);
  after(() => release?.());
}

/**
 * Returns whether this browser exposes more of a cookie than its name and value (Firefox and WebKit do not).
 * @returns true where path, time to live and the rest can be looked at
 */
export async function tellsCookieAttributes(): Promise<boolean> {
  document.cookie = 'asked=1; Path=/';
  return 'path' in ((await cookieStore.get('asked')) ?? {});
}

async function clear(): Promise<void> {
  for (const { name } of await cookieStore.getAll()) {
    if (name === undefined) continue;
    await cookieStore.delete(name);
    // WebKit's store leaves some.
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
  localStorage.clear();
  sessionStorage.clear();
}
