/** Node, Deno and Bun: prints the tags. */
import { drawTags } from './draw.js';

console.log(drawTags());
