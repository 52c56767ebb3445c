/**
 * Selects what a server has printed into a shadow root for the time before the script. The first painting removes it,
 * and keeps the other nodes.
 * Source: docs/behaviour/elements.md §3.14
 */
export const PRINTED = '[data-store-printed]';
