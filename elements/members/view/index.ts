export { printedMember } from './printed-member.tsx';
