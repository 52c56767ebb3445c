import { isJsonObject, type JsonObject } from '../json/index.ts';
import { nearestName } from '../text/index.ts';
import type { Findings } from './findings.ts';

const ORDERING = 'structuredContent.variantOptionOrdering';

/**
 * Diagnoses the options by which a visitor chooses a variant.
 * @param content the product's content
 * @param variants its variants, two or more
 * @param findings receives the mistakes
 * Source: docs/behaviour/products.md §3.1, §3.2
 */
export function diagnoseOptions(
  content: JsonObject,
  variants: readonly JsonObject[],
  findings: Findings,
): void {
  const used = new Set(
    variants.flatMap(({ attributes }) => (isJsonObject(attributes) ? Object.keys(attributes) : [])),
  );
  const name = [...used][0] ?? 'Size';
  for (const [index, { attributes }] of variants.entries()) {
    if (isJsonObject(attributes ?? {})) continue;
    const path = `structuredContent.variants[${index}].attributes`;
    findings.addField(path, 'an object', attributes, `Write "attributes": { "${name}": "S" }.`);
    return;
  }
  diagnoseSkus(variants, findings);
  const isNamed = variants.some(({ optionValues }) => Array.isArray(optionValues));
  if (used.size === 0 && !isNamed) {
    findings.add(
      'variants without options',
      `structuredContent has ${variants.length} variants and nothing to choose them by. ` +
        `Write "variantOptionOrdering": ["Size"], and "attributes": { "Size": "S" } in each variant.`,
    );
  }
  diagnoseOrdering(content.variantOptionOrdering ?? [], [...used], findings);
}

function diagnoseOrdering(ordering: unknown, used: readonly string[], findings: Findings): void {
  if (!Array.isArray(ordering)) {
    const advice = `Write "variantOptionOrdering": ["${used.join('", "')}"].`;
    findings.addField(ORDERING, 'a list of texts', ordering, advice);
    return;
  }
  for (const name of ordering as unknown[]) {
    if (typeof name !== 'string' || used.length === 0 || used.includes(name)) continue;
    const near = nearestName(name, used) ?? used.join('", "');
    findings.add(ORDERING, `"${ORDERING}" names "${name}", which no variant has. Write "${near}".`);
  }
}

const NOT_APART = 'so the cart cannot tell them apart';

function diagnoseSkus(variants: readonly JsonObject[], findings: Findings): void {
  const places = new Map<unknown, string>();
  for (const [index, variant] of variants.entries()) {
    const place = `structuredContent.variants[${index}]`;
    const sku = variant.sku ?? '';
    const former = places.get(sku);
    places.set(sku, place);
    if (former === undefined) continue;
    if (sku === '')
      findings.addMissing(variant, `${former}, like variants[${index}],`, 'sku', NOT_APART, '"sku": "mug-s"');
    else findings.add('sku', `${place} has the "sku" of ${former}, ${NOT_APART}. Write another one.`);
    return;
  }
}
