/** A field of a form about an order. */
export interface OrderField {
  readonly name: string;
  readonly label: string;
  /** '' for none. */
  readonly hint: string;
  readonly kind: 'text' | 'url' | 'decimal' | 'number' | 'lines';
  readonly text: string;
  readonly problem: string | undefined;
  /** Whether it is the first one with an error. */
  readonly hasFocus: boolean;
}

/** A form that was refused. */
export interface RefusedForm {
  readonly key: string;
  readonly notice: string | undefined;
  /** Field → what was typed. */
  readonly typed: Readonly<Record<string, string>>;
  /** Field → error. */
  readonly problems: Readonly<Record<string, string>>;
}

/**
 * Fills the fields of a form.
 * @param fields the fields
 * @param refused what was typed, with its errors
 */
export function orderFields(
  fields: readonly Omit<OrderField, 'text' | 'problem' | 'hasFocus'>[],
  refused: RefusedForm | undefined,
): readonly OrderField[] {
  const { typed = {}, problems = {} } = refused ?? {};
  const first = fields.find(({ name }) => problems[name] !== undefined);
  return fields.map((field) => ({
    ...field,
    text: typed[field.name] ?? '',
    problem: problems[field.name],
    hasFocus: field === first,
  }));
}
