import type { Choices } from './choices.ts';
import type { Thing } from './thing.ts';
import { anything, text, weather } from './values.ts';

/** The shop's further settings of products, by product. */
export function merchandising(choices: Choices): Thing {
  const context = (): Thing =>
    weather(choices, {
      scarcityEnabled: choices.weighted<unknown>([
        [6, true],
        [1, 'true'],
        [1, false],
        [1, anything(choices)],
      ]),
      scarcityTemplateViews: choices.some(0, 2, () => ({
        scarcityText: choices.one([
          'Only {qtyInStock} left',
          'Low <stock>',
          '{qtyInStock plural one {# left} other {# are left}}',
        ]),
        ...(choices.chance(50) && { attributes: { Size: 'S' } }),
        ...(choices.chance(70) && { qtyInStock: choices.below(9) }),
      })),
      restockNotificationViews: choices.some(0, 2, () =>
        weather(choices, {
          variantId: choices.one(['v1', 'v<2>']),
          hiddenByDefault: choices.chance(50),
          mailingListSignUpEnabled: choices.chance(50),
        }),
      ),
      restockNotificationMessages: weather(choices, {
        CTAText: text(choices),
        placeholderText: text(choices),
        buttonText: text(choices),
        mailingListDescription: text(choices),
      }),
      mailingListSignUpEnabled: choices.chance(50),
      mailingListOptInByDefault: choices.chance(50),
      customSoldOutText: text(choices),
    });
  return { p1: context(), p2: context() };
}
