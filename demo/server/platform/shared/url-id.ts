/** The end of a URL: words of lower-case Latin letters and digits. Source: docs/behaviour/owner.md §1.2 */
export const URL_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
