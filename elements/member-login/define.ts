import { defineElement } from '../host/index.ts';
import { MemberLoginElement } from './element.ts';

defineElement('member-login', MemberLoginElement);

export { MemberLoginElement };
