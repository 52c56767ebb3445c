export { isEmailAddress } from './email-address.ts';
export { fill } from './fill.ts';
export { joinWithAnd } from './join-with-and.ts';
export { LATER_LABELS } from './later-labels.ts';
export { nearestName } from './nearest-name.ts';
export { isLinkAddress, isPictureAddress, isWebUrl } from './safe-address.ts';
export { plainText } from './plain-text.ts';
export { PRODUCT_LABELS } from './product-labels.ts';
export { isShowableMessage } from './showable-message.ts';
