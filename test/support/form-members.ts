/** The members of a form, each of which a control of that name hides. */
export const FORM_MEMBERS = ((): readonly string[] => {
  const names = new Set<string>();
  let prototype: object | null = HTMLFormElement.prototype;
  while (prototype) {
    for (const name of Object.getOwnPropertyNames(prototype)) names.add(name);
    prototype = Object.getPrototypeOf(prototype) as object | null;
  }
  return [...names].filter((name) => name !== 'name');
})();

/** Markup of a control named after each of them. */
export const HOSTILE_CONTROLS = `<span hidden>${FORM_MEMBERS.map((name) => `<input type="hidden" name="${name}" value="x">`).join('')}</span>`;
