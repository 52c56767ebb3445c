/** A record of a site, field by field. */
export type Thing = Record<string, unknown>;
