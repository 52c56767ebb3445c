/** A check for tests that run both in a browser and in Node. */
export { refused } from '../../core/gateway-suite/check.ts';
