import { atom } from 'nanostores';
import { definePrintedTag, type PrintedTag } from '../../host/index.ts';
import { memberAttributes, type MemberKind, MemberModel, memberStyles } from '../index.ts';
import { View } from './member-view.tsx';

const refuse = () => Promise.reject(new Error('A server logs nobody in.'));

/**
 * Declares how a server prints a tag for members: as markup of the page, which the tag enhances.
 * @param kind login or join
 */
export function printedMember(kind: MemberKind): PrintedTag {
  return definePrintedTag({
    attributes: memberAttributes,
    styles: [memberStyles],
    isLight: true,
    draw() {
      const account = {
        $account: atom({ status: 'logged-out' } as const),
        ...{ logIn: refuse, join: refuse, logOut: refuse },
      };
      const { actions, $content } = new MemberModel({ kind, account, settle: () => undefined });
      return <View content={$content.get()} actions={actions} />;
    },
  });
}
