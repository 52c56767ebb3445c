import { membersOf } from '../shared/index.ts';

/** A store takes no form whose sender hides its origin. */
const WITH_ORIGIN = 'strict-origin';

/**
 * Navigates by POST, with the origin of the page: what is sent must not stand in an address.
 * @param url the address
 * @param fields what is sent to it
 * @returns resolves once the form is sent
 * Source: docs/behaviour/network.md §9.5
 */
export async function postForm(url: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const home = await openHome();
  const form = document.createElement('form');
  Object.assign(form, { action: url, method: 'post', target: '_parent' });
  form.append(
    ...Object.entries(fields).map(([name, value]) =>
      Object.assign(document.createElement('input'), { type: 'hidden', name, value }),
    ),
  );
  home.body.append(form);
  // Through the prototype: a field may be called "submit". Not `requestSubmit`: no listener of the page may hold it.
  membersOf(form).submit();
}

/**
 * Opens a document for the form in a frame: the page's own one may have the referrer policy `no-referrer`, as many servers
 * set it, and a policy cannot be restored.
 */
function openHome(): Promise<Document> {
  const frame = Object.assign(document.createElement('iframe'), { hidden: true });
  return new Promise((resolve) => {
    const onLoad = () => {
      const home = frame.contentDocument ?? document;
      home.head.append(Object.assign(home.createElement('meta'), { name: 'referrer', content: WITH_ORIGIN }));
      resolve(home);
    };
    frame.addEventListener('load', onLoad, { once: true });
    // Before that, its removal would cancel the navigation.
    addEventListener(
      'pagehide',
      () => {
        frame.remove();
      },
      { once: true },
    );
    document.body.append(frame);
  });
}
