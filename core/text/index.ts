export { ADDING_LABEL } from './adding-label.ts';
export { isEmailAddress } from './email-address.ts';
export { fill } from './fill.ts';
export { joinWithAnd } from './join-with-and.ts';
export { nearestName } from './nearest-name.ts';
export { isLinkAddress, isPictureAddress, isWebUrl } from './safe-address.ts';
export { plainText } from './plain-text.ts';
export { isShowableMessage } from './showable-message.ts';
