import type { AuthorsForm } from '../form-values.ts';
import { controlsOf } from './controls.ts';
import { problemByAuthor } from './own-validity.ts';
import { schemaOfForm } from './schema-of-form.ts';

/**
 * Reads the author's form as a browser submits it: without disabled controls, with associated controls elsewhere
 * in the page.
 * @param form the author's form
 * @param id the form's id
 * Source: docs/behaviour/forms.md §9.1
 */
export function readForm(form: HTMLFormElement, id: string): AuthorsForm {
  return {
    readAll() {
      const data = new FormData(form);
      return (name) => data.getAll(name).filter((value) => typeof value === 'string');
    },
    problemOfControl(name) {
      const problems = controlsOf(form).filter((control) => control.name === name);
      return problems.map(problemByAuthor).find((problem) => problem !== '') ?? '';
    },
    schema: () => schemaOfForm(form, id),
  };
}
