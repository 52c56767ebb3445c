import { expect } from '@open-wc/testing';
import { restAccountGateway } from '../../../core/account/index.ts';
import type { Api } from '../../../core/api/index.ts';
import { openGateway, type GatewayName } from '../../../core/backends/index.ts';
import { restFormEditorGateway } from '../../../owner/forms/index.ts';
import { restFormsGateway } from '../../../core/forms/index.ts';
import { restMultilingualGateway } from '../../../core/multilingual/index.ts';
import { restNavigationGateway, restStoreSetupGateway } from '../../../owner/rules/index.ts';
import { createPageSettings } from '../../../core/page/index.ts';
import { restPlacesGateway } from '../../../core/places/index.ts';
import { restProductGateway } from '../../../core/purchase/index.ts';
import { restRestockGateway } from '../../../core/restock/index.ts';
import { restRestockOwnerGateway } from '../../../owner/restock/index.ts';
import { restReviewsGateway } from '../../../core/reviews/index.ts';
import { restSubscriptionsGateway } from '../../../core/subscriptions/index.ts';

const api: Api = { read: () => Promise.resolve({}), write: () => Promise.resolve({}) };

/** Gateway → its name in `configureStore`, the store's, and the methods that the program's own needs. */
const GATEWAYS: Readonly<
  Record<string, readonly [name: Exclude<GatewayName, 'cart'>, rest: object, methods: readonly string[]]>
> = {
  account: ['account', restAccountGateway(api), ['logIn', 'join', 'logOut', 'setLanguage']],
  forms: ['forms', restFormsGateway(api), ['loadSchema', 'validate', 'createKey', 'save']],
  'forms of the editor': ['forms', restFormEditorGateway(api), ['loadForm', 'saveForm']],
  multilingual: ['multilingual', restMultilingualGateway(api), ['loadLanguages']],
  navigation: ['navigation', restNavigationGateway(api), ['loadLayout', 'saveNavigation']],
  places: ['places', restPlacesGateway(api), ['complete', 'details']],
  products: ['products', restProductGateway(api), ['loadProduct']],
  restock: ['restock', restRestockGateway(api), ['signUp']],
  'restock of the owner': [
    'restock',
    restRestockOwnerGateway(api),
    ['loadGroups', 'loadSignups', 'send', 'sendAll'],
  ],
  reviews: ['reviews', restReviewsGateway(api), ['loadReviews']],
  stores: [
    'stores',
    restStoreSetupGateway(api, () => 'site'),
    ['loadUrlIds', 'createCollection', 'createRootCategory'],
  ],
  subscriptions: ['subscriptions', restSubscriptionsGateway(api), ['start']],
};

describe("a program's own gateway", () => {
  for (const [title, [name, rest, methods]] of Object.entries(GATEWAYS)) {
    const own = Object.fromEntries(methods.map((method) => [method, () => Promise.resolve('own')]));
    const callWith = async (gateway: object): Promise<unknown[]> => {
      const settings = createPageSettings({ document: null });
      settings.configure({ gateway: { [name]: gateway } });
      const opened = openGateway<object>({ settings, prepare: () => Promise.resolve() }, name, {
        memory: rest,
        rest,
      });
      return Promise.all(
        Object.values(opened).map((method: () => Promise<unknown>) => method().catch(String)),
      );
    };

    it(`for ${title} needs ${methods.join(', ')}, and nothing else`, async () => {
      expect(await callWith(own)).to.deep.equal(methods.map(() => 'own'));
      for (const method of methods)
        for (const failure of await callWith({ ...own, [method]: undefined }))
          expect(failure).to.contain(`gateway.${name}: expected a method ${method}`);
    });
  }
});
