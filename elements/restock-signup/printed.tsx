import { atom } from 'nanostores';
import { restockTargetOf } from '../purchase/index.ts';
import { definePrintedTag, type PrintedPage } from '../host/index.ts';
import { restockAttributes } from './attributes.ts';
import { restockLook } from './look.ts';
import { RestockModel } from './model.ts';
import { restockStyles } from './styles.ts';
import { View } from './view.tsx';

const nothing = () => undefined;
const refuse = () => Promise.reject(new Error('A server signs nobody up.'));

interface AboutVariant {
  readonly product: unknown;
  readonly currency: string;
  readonly variantId: string;
}

/** How a server prints a sign-up for a variant that is sold out: as markup of the page, which the tag enhances. */
export const printed = definePrintedTag({
  attributes: restockAttributes,
  styles: [restockStyles],
  isLight: true,
  fields(values, page): Record<string, string> {
    const target = soldOutOf(values, page);
    return target ? { variantId: target.variantId } : {};
  },
  draw(values, page) {
    const target = soldOutOf(values, page);
    if (!target) return null;
    const model = new RestockModel(partsOnServer);
    const settings = page.storefront.settings.$settings.get();
    model.setLook(restockLook(settings, target.productId, values));
    model.setTarget(target);
    return <View content={model.$content.get()} actions={model.actions} />;
  },
});

function soldOutOf({ product, currency, variantId }: AboutVariant, { productOf }: PrintedPage) {
  const target = restockTargetOf(productOf(product, currency), variantId);
  return target?.isSoldOut ? target : null;
}

const partsOnServer = {
  gateway: { signUp: refuse },
  visitor: { getEmail: () => '', has: () => false, keepEmail: nothing, add: nothing, remove: nothing },
  createId: () => 'printed',
  ask: () => false,
  notifySaved: nothing,
  isEnterprise: () => false,
  getLanguage: () => null,
  captcha: {
    $isBlocking: atom(false),
    getToken: () => Promise.resolve(null),
    place: nothing,
    moved: nothing,
    wake: nothing,
    settle: nothing,
  },
};
