export { findOwner, isOwner } from './know-owner.ts';
export { needOwnerForCall } from './need-owner.ts';
