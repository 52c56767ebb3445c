/** How a collection is viewed. Source: docs/behaviour/names-and-codes.md §3.1. */
export const COLLECTION_VIEW_TYPES = ['list', 'grid', 'product'] as const;

/** One of the views of a collection. Source: docs/behaviour/names-and-codes.md §3.1. */
export type CollectionViewType = (typeof COLLECTION_VIEW_TYPES)[number];

/** On what kind of device a page is viewed. Source: docs/behaviour/names-and-codes.md §3.1. */
export const DEVICE_VIEW_TYPES = ['desktop', 'phone', 'tablet'] as const;

/** One of the kinds of device. Source: docs/behaviour/names-and-codes.md §3.1. */
export type DeviceViewType = (typeof DEVICE_VIEW_TYPES)[number];
