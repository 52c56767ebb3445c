export { formDataOf, isLeftToBrowser } from './form-data.ts';
export { postHeld, resubmit } from './held-submits.ts';
export { keepFormPosted, keepPosted } from './keep-posted.ts';
export {
  LEFT_TO_BROWSER,
  closestTo,
  matches,
  rootOf,
  SELLER,
  tagOf,
  attributeOf,
  setAttributeOf,
  formOf,
} from './our-forms.ts';
export { captureSubmits, takeSubmits, adoptSubmits, listenToSubmit } from './own-submits.ts';
