import { FORM_WORDS } from '../../../../core/words/index.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import { countriesByName } from '../../platform/shared/countries.ts';
import { type Money, toMoney } from '../../platform/shared/money.ts';
import { MAX_NOTE_LENGTH } from '../cart/index.ts';
import { addressFields, choiceIn, MAX_RECIPIENT_LENGTH, type Quote } from '../shipping/index.ts';

/** A field of the form: its value and its error. */
export interface FieldData {
  readonly value: string;
  readonly error: string | undefined;
}

/** The part of the checkout form that says where an order goes. */
export interface DeliveryFormData {
  /** Absent if the country does not matter. */
  readonly country:
    | (FieldData & {
        readonly label: string;
        readonly options: readonly {
          readonly code: string;
          readonly name: string;
          readonly isChosen: boolean;
        }[];
      })
    | undefined;
  readonly isShipped: boolean;
  /** Absent if nothing is shipped. */
  readonly recipient: (FieldData & { readonly maxLength: number }) | undefined;
  readonly fields: readonly (FieldData & {
    readonly name: string;
    readonly label: string;
    readonly autocomplete: string;
    readonly maxLength: number;
    readonly isRequired: boolean;
  })[];
  readonly methods: readonly {
    readonly id: string;
    /** The owner's name for it. */
    readonly title: string;
    readonly price: Money;
    readonly isFree: boolean;
    readonly isPickup: boolean;
    readonly isChosen: boolean;
  }[];
  readonly methodError: string | undefined;
  /** The chosen method where none can be offered; '' otherwise. */
  readonly keptMethod: string;
  readonly note: FieldData & { readonly maxLength: number };
}

/** A field with an error, as the summary lists it. */
export interface FormProblem {
  readonly id: string;
  /** Fields that have their text in the template. */
  readonly kind: 'field' | 'recipient' | 'method' | 'note';
  readonly label: string;
  readonly error: string;
}

/** The quote of a cart that could not be read: the form keeps the fields that it was posted with. */
function unknownQuote(typed: FormValues): Quote {
  const { country } = choiceIn(typed);
  return {
    isShipped: typed.line1 !== undefined,
    asksCountry: country !== '',
    countries: [country],
    country,
    methods: [],
    method: undefined,
    shippingCostCents: 0,
    taxRate: undefined,
  };
}

/**
 * Builds the part of the checkout form that says where an order goes.
 * @param known what the store offers; undefined if the cart could not be read
 * @param typed the posted form, or an empty one
 * @param errors field → sentence
 * Source: docs/behaviour/reference-store.md §22.1, §22.2
 */
export function deliveryForm(
  known: Quote | undefined,
  typed: FormValues,
  errors: Readonly<Record<string, string>>,
): DeliveryFormData {
  const { isShipped, asksCountry, countries, country, methods, method } = known ?? unknownQuote(typed);
  const fieldIn = (name: string): FieldData => ({ value: fieldOf(typed, name), error: errors[name] });
  return {
    country: asksCountry
      ? {
          value: country,
          error: errors.country,
          label: FORM_WORDS.country,
          options: countriesByName(countries).map((one) => ({ ...one, isChosen: one.code === country })),
        }
      : undefined,
    isShipped,
    recipient: isShipped ? { ...fieldIn('recipient'), maxLength: MAX_RECIPIENT_LENGTH } : undefined,
    fields: isShipped ? addressFields(country).map((field) => ({ ...field, ...fieldIn(field.name) })) : [],
    methods: methods.map(({ id, name, costCents, isPickup }) => ({
      id,
      title: name,
      price: toMoney(costCents),
      isFree: costCents === 0,
      isPickup,
      isChosen: id === method?.id,
    })),
    methodError: errors.method,
    keptMethod: known === undefined ? choiceIn(typed).methodId : '',
    note: { ...fieldIn('note'), maxLength: MAX_NOTE_LENGTH },
  };
}

/**
 * Lists the fields with errors, in the order of the form; those of the customer have texts of their own.
 * @param data the form
 */
export function deliveryProblems({
  country,
  recipient,
  fields,
  methodError,
  methods,
  note,
}: DeliveryFormData): readonly FormProblem[] {
  const problemOf = (
    id: string,
    error: string | undefined,
    name: { readonly label: string } | Exclude<FormProblem['kind'], 'field'>,
  ): readonly FormProblem[] => {
    if (error === undefined) return [];
    return [
      typeof name === 'string' ? { id, error, kind: name, label: '' } : { id, error, kind: 'field', ...name },
    ];
  };
  return [
    ...(country ? problemOf('country', country.error, { label: country.label }) : []),
    ...problemOf('recipient', recipient?.error, 'recipient'),
    ...fields.flatMap(({ name, label, error }) => problemOf(name, error, { label })),
    ...problemOf(`method-${methods[0]?.id ?? ''}`, methodError, 'method'),
    ...problemOf('note', note.error, 'note'),
  ];
}
