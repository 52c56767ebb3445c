/** Lit warns of its development mode; developers who do not use Lit need not know. It warns after all modules have run. */
export function quietLit(): void {
  const lit = globalThis as { litElementVersions?: unknown; litIssuedWarnings?: Set<string | undefined> };
  if (!lit.litElementVersions) (lit.litIssuedWarnings ??= new Set()).add('dev-mode');
}
