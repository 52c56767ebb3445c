import { expect } from '@open-wc/testing';

import { cancelableEvent, emit, finalEvent } from '../../../elements/host/index.ts';
import type { OwnClassName, StoreEvents } from '../../../elements/host/store-events.ts';
import { StoreCloseEvent, StoreErrorEvent, StoreOpenEvent } from '../../../elements/index.ts';

type EventMap = GlobalEventHandlersEventMap & DocumentEventMap;
type IsSame<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

// The compiler rejects a row of the table that differs from the class that is written by hand.
const AS_IN_THE_TABLE: {
  readonly [Name in OwnClassName]: IsSame<
    EventMap[Name]['detail'],
    Readonly<StoreEvents[Name]['detail']>
  > extends true
    ? string
    : never;
} = {
  'store-before-checkout': 'core/shop-network',
  'store-form-submit': 'elements/host/form-events.ts',
  'store-preferences-change': 'owner/rules',
  'store-ready': 'elements/loading/ready.ts',
};

const LIGHTBOX = { name: 'lightbox', overlayId: '' };

describe('the classes of events', () => {
  it('include the events that tags dispatch, by their name', () => {
    const event: Event = cancelableEvent('store-open', LIGHTBOX);
    expect(event instanceof StoreOpenEvent).to.equal(true);
    expect(event instanceof StoreErrorEvent).to.equal(false);
    expect(new Event('store-open') instanceof StoreOpenEvent).to.equal(false);
    expect(Object.keys(AS_IN_THE_TABLE).length).to.equal(4);
  });

  it('create an event that bubbles, with its fields, and can be prevented as the table says', () => {
    const open = new StoreOpenEvent(LIGHTBOX);
    const close = new StoreCloseEvent({ ...LIGHTBOX, isSubmitted: true });
    expect([open.type, open.name, open.detail.overlayId, open.cancelable]).to.deep.equal([
      'store-open',
      'lightbox',
      '',
      true,
    ]);
    expect([close.type, close.isSubmitted, close.bubbles, close.composed, close.cancelable]).to.deep.equal([
      'store-close',
      true,
      true,
      true,
      false,
    ]);
    expect(open instanceof StoreOpenEvent).to.equal(true);
  });
});

describe('emit', () => {
  it('dispatches on the element, and on the document once it is disconnected', () => {
    const element = document.body.appendChild(document.createElement('div'));
    const targets: (EventTarget | null)[] = [];
    const note = ({ target }: Event) => targets.push(target);
    document.addEventListener('store-member-change', note);
    const change = () => finalEvent('store-member-change', { isLoggedIn: false, siteUserId: null });
    emit(element, change());
    element.remove();
    emit(element, change());
    document.removeEventListener('store-member-change', note);
    expect(targets).to.deep.equal([element, document]);
  });
});
