import { defineElement } from '../host/index.ts';
import { MemberJoinElement } from './element.ts';

defineElement('member-join', MemberJoinElement);

export { MemberJoinElement };
