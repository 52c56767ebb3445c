/** The initial content of the playground. */
export const PLAYGROUND_EXAMPLE = `<store-config gateway="memory"></store-config>

<h2>Stoneware Mug</h2>
<store-product>
  <script type="application/json">
    {
      "id": "mug",
      "title": "Stoneware Mug",
      "structuredContent": {
        "productType": 1,
        "variantOptionOrdering": ["Glaze"],
        "variants": [
          {
            "sku": "mug-sand",
            "attributes": { "Glaze": "Sand" },
            "priceMoney": { "value": "18.00", "currency": "EUR" },
            "qtyInStock": 12
          },
          {
            "sku": "mug-forest",
            "attributes": { "Glaze": "Forest" },
            "priceMoney": { "value": "21.00", "currency": "EUR" },
            "qtyInStock": 3
          }
        ]
      }
    }
  </script>
  <store-add-to-cart options="radio"></store-add-to-cart>
</store-product>

<h2>Cart</h2>
<store-cart></store-cart>
`;
