/** The errors of a page, one line each. */
export interface PageTroubles {
  /** Uncaught errors and rejections. */
  readonly uncaught: readonly string[];
  /** Directives of the content security policy that were violated. */
  readonly violations: readonly string[];
  /** The messages of `console.warn` and `console.error`. */
  readonly said: readonly string[];
}

/** A page of its own, in a frame: its own globals, its own modules. */
export interface FreshPage<Modules> {
  readonly window: Window & typeof globalThis;
  readonly document: Document;
  readonly modules: Modules;
  readonly troubles: PageTroubles;
  /** Imports another module, once the page is prepared for it. */
  load(path: string): Promise<void>;
  /** The source paths of all scripts that the page has loaded. */
  scripts(): readonly string[];
  /** The resource timing of the script that holds a source; undefined before it loads. */
  fetchOf(path: string): PerformanceResourceTiming | undefined;
}

/** The initial content of a fresh page. */
export interface FreshPageParts {
  /** Name → absolute path of a module on the test server. */
  readonly modules: Readonly<Record<string, string>>;
  /** Markup of the body. */
  readonly body?: string;
  /** Runs before any module: a classic script. */
  readonly first?: string;
  /** A content security policy; scripts of the page carry the nonce `test`. */
  readonly policy?: string;
}

interface Landing {
  troubles: PageTroubles;
  load?: (path: string) => Promise<unknown>;
  modules?: unknown;
}

// Before everything else, so that no error is missed.
const LISTEN = `
  window.landing = { troubles: { uncaught: [], violations: [], said: [] } };
  const { uncaught, violations, said } = window.landing.troubles;
  addEventListener('error', ({ error, message }) => uncaught.push(String(error ?? message)));
  addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective));
  // Browsers keep 250 resource timings by default, and here every module is one.
  performance.setResourceTimingBufferSize(10_000);
  for (const method of ['warn', 'error']) console[method] = (...parts) => said.push(parts.map(String).join(' '));
`;

const frames = new Set<HTMLIFrameElement>();

/**
 * Opens a page of its own and waits for its modules.
 * @param parts its content
 * @returns the page; `closeFreshPages` removes it
 */
export async function openFreshPage<Modules>(parts: FreshPageParts): Promise<FreshPage<Modules>> {
  const frame = document.createElement('iframe');
  frame.width = '800';
  frame.height = '600';
  frame.srcdoc = sourceOf(parts);
  frames.add(frame);
  const landed = new Promise<void>((resolve) => {
    window.addEventListener('message', function onMessage({ source, data }) {
      if (source !== frame.contentWindow || data !== 'landed') return;
      window.removeEventListener('message', onMessage);
      resolve();
    });
  });
  // At the top: browsers throttle frames far from the viewport.
  document.body.prepend(frame);
  await landed;
  // Without bundles there is no such table.
  const table = await fetch('/bundled-sources.json');
  const sources = (table.ok ? await table.json() : {}) as Readonly<Record<string, readonly string[]>>;
  const page = frame.contentWindow as Window & typeof globalThis & { landing: Landing };
  const sourcesOf = ({ name }: PerformanceEntry): readonly string[] => {
    const { pathname } = new URL(name);
    return sources[pathname] ?? [pathname];
  };
  const fetches = () => page.performance.getEntriesByType('resource') as readonly PerformanceResourceTiming[];
  return {
    window: page,
    document: page.document,
    modules: page.landing.modules as Modules,
    troubles: page.landing.troubles,
    load: async (path) => {
      await page.landing.load?.(path);
    },
    scripts: () =>
      fetches()
        .flatMap(sourcesOf)
        .filter((path) => /\.(m?js|tsx?)$/.test(path)),
    fetchOf: (path) => fetches().find((entry) => sourcesOf(entry).includes(path)),
  };
}

/** Removes all fresh pages. */
export function closeFreshPages(): void {
  for (const frame of frames) frame.remove();
  frames.clear();
}

function sourceOf({ modules, body = '', first = '', policy }: FreshPageParts): string {
  const imports = Object.entries(modules).map(([name, path]) => `import * as ${name} from '${path}';`);
  return `<!doctype html><html lang="en"><head>
    ${policy === undefined ? '' : `<meta http-equiv="Content-Security-Policy" content="${policy}">`}
    <script nonce="test">{${LISTEN}}</script>
    <script nonce="test">{${first}}</script>
    <script nonce="test" type="module">${imports.join('')}
      // WebKit resolves a path by the frame's own address, about:srcdoc.
      window.landing.load = (path) => import(new URL(path, document.baseURI).href);
      window.landing.modules = { ${Object.keys(modules).join(', ')} };
      parent.postMessage('landed', '*');
    </script></head><body>${body}</body></html>`;
}
