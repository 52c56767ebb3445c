export { fill } from './fill.ts';
export { joinWithAnd } from './join-with-and.ts';
export { isShowableMessage } from './showable-message.ts';
