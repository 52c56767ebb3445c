import { withBase } from 'vitepress';
import { defineComponent, h } from 'vue';

/** The page of an address that is none of the site's. */
export const NotFound = defineComponent({
  name: 'NotFound',
  setup: () => () =>
    h('main', { class: 'not-found vp-doc' }, [
      h('h1', 'Page not found'),
      h('p', 'The documentation has no page at this address.'),
      h('p', h('a', { href: withBase('/') }, 'Go to the start page')),
    ]),
});
