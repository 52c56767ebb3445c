/** What the pages say in their own words; what the store says of orders and mistakes stands with the server. */
export const SITE_STRINGS = {
  name: 'Clay & Cotton',
  description: 'Small runs of clothes and clay, made to be used every day.',
  skip: 'Skip to content',
  mainNavigation: 'Main',
  shop: 'Shop',
  makers: 'Makers',
  cart: 'Cart',
  footerWords:
    'Thrown, glazed, cut and sewn in an old boatyard by the harbour, a few dozen pieces at a time.',
  footerShop: 'In the shop',
  footerVisit: 'Come by',
  visit: 'Thursday to Saturday, 10 to 5. Yard 4, by the slipway.',
  smallPrint: 'A demonstration store: nothing is charged, nothing is sent.',
  everything: 'Everything',
  continueShopping: 'Continue shopping',
  emptyCart: 'You have nothing in your shopping cart.',
} as const;

/** The front page. */
export const HOME_STRINGS = {
  title: 'Home',
  heading: 'Good things for every day',
  lede: 'Small runs of clothes and clay, made by hand in one yard and meant to be used until they are part of the house.',
  toShop: 'See the shop',
  toMakers: 'Meet the makers',
  heroAlt: 'A steaming mug on three folded tees, beside a vase with one flower',
  promises: [
    { title: 'Made a few at a time', words: 'When a firing is gone, the next one is in the kiln.' },
    { title: 'Mended for good', words: 'A chipped rim or an open seam: send it back, we see to it.' },
    { title: 'Packed in paper', words: 'Straw, string and cardboard. Nothing that outlives the parcel.' },
  ],
  featured: 'From the shelf',
  seeAll: 'See everything',
  makersEyebrow: 'The makers',
  makersHeading: 'One yard, two rooms, four hands',
  makersWords: [
    'In the front room Mara throws stoneware and glazes it in oat, rust and sea green. In the back Ilse cuts heavy cotton on a table that was once a hatch cover.',
    'They share one kiln, one kettle and one rule: what leaves the yard has been used by one of them first.',
  ],
  quote: 'If I would not miss it at breakfast, I do not sell it.',
  quoteBy: 'Mara, potter',
  studioAlt: 'Studio shelves with vases, bowls and mugs above folded tees and brushes',
  workshopEyebrow: 'On Saturdays',
  workshopHeading: 'Three hours, one wheel, your bowl',
  workshopWords:
    'Clay, glaze and firing are included, and an apron is lent. Twelve seats, so there is always a hand free to help yours.',
  toWorkshop: 'Book a seat',
} as const;

/** Cards and product pages. */
export const PRODUCT_STRINGS = {
  from: 'from {price}',
  salePrice: 'Sale price:',
  originalPrice: 'Original price:',
  valueSoldOut: '{value} (sold out)',
  pictures: 'Pictures',
  choose: 'Choose options',
  chooseValue: 'Choose a value',
  seePlan: 'See the plan',
  seeMore: 'See details',
  breadcrumbs: 'Breadcrumb',
  others: 'From the same yard',
  planSoon: 'Subscriptions open soon.',
  planSoonWords: 'We are still setting up the standing orders. Until then, come by the yard.',
  shopLede: 'Everything that is on the shelves today.',
} as const;

/** What a visitor wants to know before buying, by kind of product. */
export const FACTS = {
  physical: [
    ['Delivery', 'Leaves the yard within two days, packed in paper and straw.'],
    ['Returns', 'Thirty days, also when it has been used.'],
    ['Mending', 'Chips and seams are mended for good.'],
  ],
  digital: [
    ['Delivery', 'A link to the file, at once.'],
    ['Printing', 'Sharp up to 70 × 100 cm.'],
  ],
  service: [
    ['Where', 'In the yard by the slipway, front room.'],
    ['Changes', 'Free until two days before.'],
  ],
  subscription: [
    ['Rhythm', 'Every round comes on a Monday.'],
    ['Pausing', 'At any time, for as long as you like.'],
  ],
  'gift-card': [
    ['Delivery', 'By email, at once.'],
    ['Validity', 'It does not run out.'],
  ],
} as const;

/** The cart page, the checkout and the confirmation. */
export const ORDER_STRINGS = {
  cartTitle: 'Cart',
  lines: 'Items in your cart',
  summary: 'Order summary',
  subtotal: 'Subtotal',
  total: 'Total',
  checkout: 'Checkout',
  quantityOf: 'Quantity of {title}',
  update: 'Update',
  remove: 'Remove',
  removeItem: 'Remove {title}',
  pieces: 'Qty {quantity}',
  backToCart: 'Back to the cart',
  contact: 'Who is it for?',
  email: 'Email',
  emailHint: 'Only for news of this order.',
  fullName: 'Name',
  placeOrder: 'Place order · {total}',
  assurance: 'This is a demonstration: nothing is charged and nothing is sent.',
  errorTitle: 'Error:',
  problem: 'There is a problem',
  confirmedTitle: 'Order confirmed',
  thanks: 'Thank you, {name}',
  confirmedWords: 'Your order is placed. We are already looking for the right box.',
  orderNumber: 'Order',
  ordered: 'What you ordered',
} as const;
