/** Workers that answer requests, as workerd runs them. */
import { drawTags } from './draw.js';

export default {
  fetch: () => new Response(`${drawTags()}\n`),
};
