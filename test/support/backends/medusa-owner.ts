import type { BackendOwner } from './owner.ts';

interface Inventory {
  readonly inventory_items: readonly {
    readonly id: string;
    readonly location_levels: readonly {
      readonly location_id: string;
      readonly reserved_quantity: number;
    }[];
  }[];
}

interface Variants {
  readonly variants: readonly { readonly id: string; readonly product_id: string }[];
}

/**
 * Acts as the owner of a Medusa shop.
 * @param url its origin
 * @param secretKey of the Admin API
 */
export function medusaOwner(url: string, secretKey: string): BackendOwner {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${url}/admin/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Basic ${btoa(`${secretKey}:`)}` },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  let saleId = '';
  const findVariant = async (sku: string) => {
    const { variants } = (await ask(`product-variants?sku=${sku}&fields=id,product_id`)) as Variants;
    return variants[0]!;
  };
  return {
    async setSalePriceCents(sku, priceCents) {
      if (priceCents === null) {
        await ask(`price-lists/${saleId}`, { status: 'draft' });
        return;
      }
      const { id } = await findVariant(sku);
      const prices = [{ variant_id: id, currency_code: 'usd', amount: priceCents / 100 }];
      const list = { title: 'Sale', description: 'Sale', type: 'sale', status: 'active', prices };
      const { price_list: made } = (await ask('price-lists', list)) as {
        readonly price_list: { readonly id: string };
      };
      saleId = made.id;
    },
    async setStock(sku, quantity) {
      const found = (await ask(
        `inventory-items?sku=${sku}&fields=id,location_levels.location_id,location_levels.reserved_quantity`,
      )) as Inventory;
      const { id, location_levels: levels } = found.inventory_items[0]!;
      const { location_id: place, reserved_quantity: reserved } = levels[0]!;
      // What is sold and not sent yet is in stock, too.
      await ask(`inventory-items/${id}/location-levels/${place}`, { stocked_quantity: quantity + reserved });
    },
    async setPriceCents(sku, priceCents) {
      const { id, product_id: product } = await findVariant(sku);
      const prices = [
        { currency_code: 'usd', amount: priceCents / 100 },
        { currency_code: 'jpy', amount: priceCents },
      ];
      await ask(`products/${product}/variants/${id}`, { prices });
    },
  };
}
