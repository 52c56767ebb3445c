import '../../../elements/all.ts';
import { ownGateway } from '../../../core/backends/index.ts';
import { memoryProductGateway } from '../../../core/purchase/index.ts';
import { configureStore, storefront } from '../../../elements/index.ts';
import { mugProduct, teeProduct } from '../../../elements/testing.ts';
import { showableStore } from '../tag-cases.ts';
import { OPENINGS } from './openings.ts';

/** What a test asks of a page under a strict policy. */
export interface PolicyPage {
  readonly names: readonly string[];
  /** Opens one, and closes it. */
  readonly open: (name: string) => Promise<void>;
  /** What the browser has reported since the last call. */
  readonly takeViolations: () => Promise<readonly string[]>;
}

const violations = new Set<string>();

document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
  violations.add(`${violatedDirective} ${blockedURI} ${sample}`.trim());
});

const observer = new ReportingObserver(
  (reports) => {
    for (const { type, body } of reports)
      if (type === 'csp-violation') violations.add(`reported: ${JSON.stringify(body)}`);
  },
  { buffered: true },
);
observer.observe();

async function open(name: string): Promise<void> {
  const gateway = await showableStore();
  const { settings } = storefront();
  const lists = ownGateway(settings, 'products') as object;
  configureStore({
    gateway: {
      ...settings.$program.get().gateway,
      products: {
        ...lists,
        ...memoryProductGateway((id) => (id === teeProduct.id ? teeProduct : mugProduct)),
      },
    },
  });
  const { end } = await OPENINGS[name]!(gateway);
  end();
  sessionStorage.clear();
}

const page: PolicyPage = {
  names: Object.keys(OPENINGS),
  open,
  async takeViolations() {
    // Reports are sent in a task of their own.
    await new Promise(requestAnimationFrame);
    const taken = [...violations];
    violations.clear();
    return taken;
  },
};
Object.assign(window, { policy: page });
