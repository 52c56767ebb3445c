import { useEffect, useId, useRef, type ReactNode } from 'react';
import { fill } from '../../core/text/index.ts';
import { counted, FAILURE_WORDS, numberText, RESTOCK_MANAGER_WORDS } from '../../core/words/index.ts';
import type { DrawingProps } from '../../elements/host/index.ts';
import { focusInView } from '../../elements/ui/index.ts';
import type { GroupContent, ManagerContent, SendingContent } from './content.ts';
import type { ManagerActions } from './model.ts';
import { isSoldOut } from './questions.ts';

/**
 * Draws the list of sign-ups.
 * @param props its content and actions
 */
export function View({ content, actions }: DrawingProps<ManagerContent, ManagerActions>): ReactNode {
  if (content.state === 'loading') return <div part="loading" aria-busy="true" />;
  if (content.state === 'unavailable')
    return (
      <div part="failure" role="alert">
        <p>{content.message}</p>
        <button part="quiet-button" onClick={actions.load}>
          {FAILURE_WORDS.retry}
        </button>
      </div>
    );
  const { groups, sending, sentCount } = content;
  const isBusy = sending.state === 'sending' || groups.some(({ isSending }) => isSending);
  return (
    <div part="layout">
      <Sent count={sentCount} isDone={groups.length === 0} />
      {groups.length > 0 ? (
        <SendAll
          sending={sending}
          isBusy={isBusy}
          isNothingBack={groups.every(({ group }) => isSoldOut(group))}
          send={actions.sendAll}
        />
      ) : (
        <p part="note">{RESTOCK_MANAGER_WORDS.noRestockGroups}</p>
      )}
      <ul part="groups" role="list">
        {groups.map((one) => (
          <Group
            key={`${one.group.productId} ${one.group.variantId}`}
            content={one}
            actions={actions}
            isBusy={isBusy}
          />
        ))}
      </ul>
    </div>
  );
}

/** Present before anything is sent, so that screen readers announce changes. The clicked button may be gone. */
function Sent({ count, isDone }: { readonly count: number | null; readonly isDone: boolean }): ReactNode {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const note = place.current;
    const isFocusLost = note?.ownerDocument.activeElement === note?.ownerDocument.body;
    if (note && count !== null && (isDone || isFocusLost)) focusInView(note);
  }, [count, isDone]);
  return (
    <p part="note" role="status" tabIndex={-1} ref={place}>
      {count === null ? '' : counted(RESTOCK_MANAGER_WORDS.emailsSent, count)}
    </p>
  );
}

interface SendAllProps {
  readonly sending: SendingContent;
  readonly isBusy: boolean;
  /** Whether everything is still sold out. */
  readonly isNothingBack: boolean;
  readonly send: () => void;
}

function SendAll({ sending, isBusy, isNothingBack, send }: SendAllProps): ReactNode {
  const id = useId();
  const isStopped = sending.state === 'stopped';
  return (
    <div part="send-all">
      {sending.state !== 'idle' && (
        <div part="progress">
          <label id={id}>{sentenceOf(sending)}</label>
          <progress aria-labelledby={id} max={sending.total} value={sending.sent} />
        </div>
      )}
      {isStopped && <Failure message={sending.message} isStopped />}
      <button
        part="button"
        aria-disabled={isBusy || (isNothingBack && !isStopped) || undefined}
        onClick={send}
      >
        {isStopped ? RESTOCK_MANAGER_WORDS.goOnSending : RESTOCK_MANAGER_WORDS.sendToAll}
      </button>
    </div>
  );
}

function Failure({
  message,
  isStopped,
}: {
  readonly message: string;
  readonly isStopped: boolean;
}): ReactNode {
  return (
    <div role="alert">
      <p part="failure">{message}</p>
      {isStopped && <p>{RESTOCK_MANAGER_WORDS.nobodyTwice}</p>}
    </div>
  );
}

function sentenceOf(sending: Exclude<SendingContent, { readonly state: 'idle' }>): string {
  const { sent, total } = sending;
  const word =
    sending.state === 'stopped' ? RESTOCK_MANAGER_WORDS.sendingStopped : RESTOCK_MANAGER_WORDS.sendingTo;
  return fill(word, { sent: numberText(sent), total: numberText(total), left: numberText(total - sent) });
}

/** Nobody is told that something sold out is back. */
function canSend({ group, isStopped }: GroupContent, isBusy: boolean): boolean {
  return !isBusy && (isStopped || !isSoldOut(group));
}

interface GroupProps {
  readonly content: GroupContent;
  readonly actions: ManagerActions;
  readonly isBusy: boolean;
}

function Group({ content, actions, isBusy }: GroupProps): ReactNode {
  const { group, isOpen, isSending, isStopped, failure } = content;
  const { title, signUpCount, isInStock } = group;
  const id = useId();
  const { goOnSending, goOnSendingOf, sendToGroup, sendToGroupOf } = RESTOCK_MANAGER_WORDS;
  const stock = isInStock ? RESTOCK_MANAGER_WORDS.backInStock : RESTOCK_MANAGER_WORDS.stillSoldOut;
  return (
    <li part="group">
      <h2 part="title">{title}</h2>
      {isInStock !== null && <p part={isInStock ? 'status in-stock' : 'status'}>{stock}</p>}
      <div part="actions">
        <button
          part="quiet-button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            actions.toggle(group);
          }}
        >
          {counted(RESTOCK_MANAGER_WORDS.peopleWaiting, signUpCount)}
        </button>
        <button
          part="button"
          aria-label={fill(isStopped ? goOnSendingOf : sendToGroupOf, { title })}
          aria-disabled={canSend(content, isBusy) ? undefined : true}
          aria-busy={isSending || undefined}
          onClick={() => {
            actions.send(group);
          }}
        >
          {isStopped ? goOnSending : sendToGroup}
        </button>
      </div>
      {failure !== null && <Failure message={failure} isStopped={isStopped} />}
      <div id={id} hidden={!isOpen}>
        {isOpen && <Signups content={content} />}
      </div>
    </li>
  );
}

function Signups({ content: { group, signups } }: { readonly content: GroupContent }): ReactNode {
  if (signups === null) return <div aria-busy="true" />;
  return (
    <ul
      part="signups"
      role="list"
      aria-label={fill(RESTOCK_MANAGER_WORDS.whoIsWaiting, { title: group.title })}
    >
      {signups.map(({ email, isJoinMailingList }, index) => (
        <li key={index}>
          <bdi>{email}</bdi>
          {isJoinMailingList && <span part="muted">{` · ${RESTOCK_MANAGER_WORDS.joinsMailingList}`}</span>}
        </li>
      ))}
    </ul>
  );
}
