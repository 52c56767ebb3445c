import { expect } from '@open-wc/testing';
import { onReturn } from '../../../core/shared/index.ts';

describe('onReturn', () => {
  let life: AbortController;
  let returns: string[];
  const note = ({ type }: Event) => {
    returns.push(type);
  };
  const goOnline = () => window.dispatchEvent(new Event('online'));
  const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'));
  beforeEach(() => {
    life = new AbortController();
    returns = [];
  });
  afterEach(() => {
    life.abort();
  });

  it('calls back each time the network or the visitor returns', () => {
    onReturn(note, life.signal);
    expect(returns).to.deep.equal([]);
    goOnline();
    becomeVisible();
    goOnline();
    expect(returns).to.deep.equal(['online', 'visibilitychange', 'online']);
  });

  it('calls back once when the same function is passed after each failure', () => {
    onReturn(note, life.signal);
    onReturn(note, life.signal);
    goOnline();
    becomeVisible();
    expect(returns).to.deep.equal(['online', 'visibilitychange']);
  });

  it('stops with its signal', () => {
    onReturn(note, life.signal);
    life.abort();
    goOnline();
    becomeVisible();
    expect(returns).to.deep.equal([]);
  });
});
