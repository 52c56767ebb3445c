/** Suppresses Lit's warning about its development mode, which Lit prints after all modules have run. */
export function quietLit(): void {
  const lit = globalThis as { litElementVersions?: unknown; litIssuedWarnings?: Set<string | undefined> };
  if (!lit.litElementVersions) (lit.litIssuedWarnings ??= new Set()).add('dev-mode');
}
