/** The views of a collection. Source: docs/behaviour/names-and-codes.md §3.1. */
export const COLLECTION_VIEW_TYPES = ['list', 'grid', 'product'] as const;

/** A view of a collection. Source: docs/behaviour/names-and-codes.md §3.1. */
export type CollectionViewType = (typeof COLLECTION_VIEW_TYPES)[number];

/** The kinds of device on which a page is viewed. Source: docs/behaviour/names-and-codes.md §3.1. */
export const DEVICE_VIEW_TYPES = ['desktop', 'phone', 'tablet'] as const;

/** A kind of device. Source: docs/behaviour/names-and-codes.md §3.1. */
export type DeviceViewType = (typeof DEVICE_VIEW_TYPES)[number];
