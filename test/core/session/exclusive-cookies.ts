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

async function clear(): Promise<void> {
  for (const { name } of await cookieStore.getAll()) if (name !== undefined) await cookieStore.delete(name);
  localStorage.clear();
  sessionStorage.clear();
}
