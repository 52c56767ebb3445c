import type { Choices } from './choices.ts';
import { amount } from './money.ts';
import type { Thing } from './thing.ts';
import { weather } from './values.ts';

/** A variant of a product. */
export function variant(choices: Choices): Thing {
  const colour = choices.one(['Red', 'Blue', 'Dark "Red"', '<i>']);
  const fit = choices.one(['S', 'M', 'L']);
  return weather(choices, {
    id: `v${choices.below(5)}`,
    sku: 'SQ1',
    price: choices.below(5) * 500,
    salePrice: choices.below(5) * 400,
    priceMoney: amount(choices),
    salePriceMoney: amount(choices),
    onSale: choices.chance(30),
    unlimited: choices.chance(30),
    qtyInStock: choices.one([0, 1, 2, 5, 100]),
    attributes: weather(choices, { Color: colour, Size: fit }),
    optionValues: [{ value: colour }, { value: fit }],
    ...(choices.chance(20) && { pricingOptions: choices.some(0, 2, () => pricingOption(choices)) }),
  });
}

function pricingOption(choices: Choices): Thing {
  return weather(choices, {
    priceMoney: amount(choices),
    salePriceMoney: amount(choices),
    onSale: choices.chance(40),
  });
}
