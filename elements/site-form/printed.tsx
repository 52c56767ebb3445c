import { atom } from 'nanostores';
import { isJsonObject, parseJson } from '../../core/json/index.ts';
import type { Report } from '../../core/shared/index.ts';
import { definePrintedTag } from '../host/index.ts';
import { siteFormAttributes } from './attributes.ts';
import type { FormParts } from './form-parts.ts';
import { FormModel } from './model.ts';
import { formStyles } from './styles.ts';
import { View } from './view.tsx';

const nothing = () => undefined;
const refuse = () => Promise.reject(new Error('A server sends no form.'));

/** How a server prints a form: as markup of the page, which the tag enhances. */
export const printed = definePrintedTag({
  attributes: siteFormAttributes,
  styles: [formStyles],
  isLight: true,
  idOf({ formId, schema }) {
    const form = readJson(schema);
    return formId || (isJsonObject(form) && typeof form.id === 'string' ? form.id : '');
  },
  draw({ schema, values, ...attributes }, { storefront }) {
    const model = new FormModel(partsOnServer(storefront.report));
    model.setLook({
      formType: '',
      schema: readJson(schema),
      submitText: attributes.submitText,
      successUrl: attributes.successUrl,
      isNewsletter: attributes.newsletter,
      allowsScripts: false,
    });
    const given = readJson(values);
    if (isJsonObject(given)) model.give(given);
    const { actions, $content } = model;
    const content = $content.get();
    // The tag later enhances the form, which is then the page's own.
    return content.state === 'filling' ? (
      <View content={{ ...content, hasPlainNames: true }} actions={actions} />
    ) : null;
  },
});

function readJson(json: unknown): unknown {
  return typeof json === 'string' ? parseJson(json) : (json ?? null);
}

function partsOnServer(report: Report): FormParts {
  return {
    gateway: { loadSchema: refuse, validate: refuse, createKey: refuse, save: refuse },
    report,
    createId: () => 'printed',
    getQuery: () => new URLSearchParams(),
    getPage: () => ({}),
    ask: () => false,
    onSubmitted: nothing,
    leaveFor: nothing,
    captcha: {
      $isBlocking: atom(false),
      getToken: () => Promise.resolve(null),
      place: nothing,
      moved: nothing,
      wake: nothing,
      settle: nothing,
    },
  };
}
