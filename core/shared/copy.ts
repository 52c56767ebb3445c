/** Version of the package this copy was built from; a test keeps it in step with package.json. Source: docs/behaviour/elements.md §3.7. */
export const PACKAGE_VERSION = '0.1.0';

/** Short random name of this copy of the script, usable in a tag name. Source: docs/behaviour/elements.md §3.7. */
export const COPY_ID = createCopyId();

// Letters and digits only, since it becomes part of a custom element's name. Not a secret.
function createCopyId(): string {
  return Math.random().toString(36).slice(2, 10).padEnd(8, '0');
}
