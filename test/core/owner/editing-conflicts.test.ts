import { expect } from '@open-wc/testing';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import { editAForm, editTheNavigation, STORED } from './edited.ts';

const [MINE, OTHER, THEIRS] = ['Mine', 'Other', 'Theirs'];

/** Lets saves pass, or keeps them until the test lets them go. */
function openWire() {
  let passing = Promise.resolve();
  let letGo = (): void => undefined;
  let refuse = (): void => undefined;
  return {
    pass: () => passing,
    hold() {
      passing = new Promise((resolve, reject) => {
        letGo = resolve;
        refuse = () => {
          reject(new StorefrontError(FAILURE_KINDS.timeout));
        };
      });
    },
    letGo: () => {
      letGo();
    },
    refuse: () => {
      refuse();
      passing = Promise.resolve();
    },
  };
}

const EDITORS = { 'a form': editAForm, 'the navigation': editTheNavigation } as const;

for (const [name, edit] of Object.entries(EDITORS)) {
  const open = async () => {
    const [reports, notified]: [string[], string[]] = [[], []];
    const wire = openWire();
    const edited = edit({
      pass: wire.pass,
      report: (_error, context) => reports.push(context),
      onSaved: (id) => notified.push(id),
    });
    await edited.load();
    const now = () => {
      const state = edited.state();
      if (state.state !== 'open') throw new Error('it is not open');
      return state;
    };
    return { ...edited, now, wire, reports, notified };
  };

  describe(`${name}, while the store is slow`, () => {
    it('stays discarded if the store refuses the save', async () => {
      const { editing, now, rename, wire } = await open();
      rename(MINE);
      wire.hold();
      const saving = editing.save();
      editing.discard();
      expect(now().isSaving, 'the answer is still to come').to.equal(true);
      wire.refuse();
      expect(await saving).to.equal(false);
      const { failure, refusalCount, isSaving, isDirty } = now();
      expect([failure, refusalCount, isSaving, isDirty]).to.deep.equal([null, 0, false, false]);
    });

    it('shows a discarded change that the store saved nevertheless', async () => {
      const { editing, now, title, rename, wire, notified } = await open();
      rename(MINE);
      wire.hold();
      const saving = editing.save();
      editing.discard();
      expect(title()).to.equal(STORED);
      wire.letGo();
      expect(await saving).to.equal(true);
      expect([title(), now().isDirty, now().isSaving]).to.deep.equal([MINE, false, false]);
      expect(notified).to.have.length(1);
    });

    it('stays discarded if another change began since', async () => {
      const { editing, now, title, rename, wire, titleInStore } = await open();
      rename(MINE);
      wire.hold();
      const saving = editing.save();
      editing.discard();
      rename(OTHER);
      wire.letGo();
      expect(await saving).to.equal(true);
      expect([title(), now().isDirty]).to.deep.equal([OTHER, true]);
      expect(await editing.save(), 'over what the store has now').to.equal(true);
      expect(await titleInStore()).to.equal(OTHER);
    });

    it('shows no conflict for a discarded change', async () => {
      const { editing, now, rename, saveElsewhere, wire } = await open();
      await saveElsewhere(THEIRS);
      rename(MINE);
      wire.hold();
      const saving = editing.save();
      editing.discard();
      wire.letGo();
      expect(await saving).to.equal(false);
      const { isConflict, refusalCount, isSaving } = now();
      expect([isConflict, refusalCount, isSaving]).to.deep.equal([false, 0, false]);
    });

    it("is discarded in favour of another owner's version, too", async () => {
      const { editing, now, title, rename, saveElsewhere, wire } = await open();
      await saveElsewhere(THEIRS);
      rename(MINE);
      await editing.save();
      wire.hold();
      const saving = editing.save();
      editing.takeTheirs();
      expect(now().isSaving, 'the answer is still to come').to.equal(true);
      wire.letGo();
      expect(await saving).to.equal(false);
      expect([title(), now().isConflict, now().isDirty]).to.deep.equal([THEIRS, false, false]);
    });

    it('does not mix with a document loaded in the meantime', async () => {
      const { editing, now, title, rename, load, saveElsewhere, wire, notified } = await open();
      rename(MINE);
      wire.hold();
      const saving = editing.save();
      await saveElsewhere(THEIRS);
      await load();
      wire.letGo();
      expect(await saving).to.equal(false);
      expect([title(), now().isDirty, now().isConflict]).to.deep.equal([THEIRS, false, false]);
      expect(notified).to.deep.equal([]);
    });

    it('is saved once, and later edits stay unsaved changes', async () => {
      const { editing, now, rename, wire, titleInStore } = await open();
      rename(MINE);
      wire.hold();
      const saving = editing.save();
      rename(OTHER);
      expect(await editing.save(), 'twice at once').to.equal(false);
      wire.letGo();
      expect(await saving).to.equal(true);
      expect([now().isDirty, await titleInStore()]).to.deep.equal([true, MINE]);
    });
  });

  describe(`${name}, which the store refuses`, () => {
    it('keeps the change, reports the failure, and saves with the next attempt', async () => {
      const { editing, now, title, rename, wire, reports } = await open();
      rename(MINE);
      wire.hold();
      const saving = editing.save();
      wire.refuse();
      expect(await saving).to.equal(false);
      expect([title(), now().failure !== null, now().refusalCount]).to.deep.equal([MINE, true, 1]);
      expect(reports).to.have.length(1);
      expect(reports[0]).to.match(/-editor\/save$/);
      expect(await editing.save()).to.equal(true);
      expect([now().failure, now().isDirty]).to.deep.equal([null, false]);
    });
  });

  describe(`${name}, in conflict with another owner`, () => {
    const openConflict = async () => {
      const edited = await open();
      await edited.saveElsewhere(THEIRS);
      edited.rename(MINE);
      expect(await edited.editing.save()).to.equal(false);
      expect([edited.now().isConflict, edited.title()]).to.deep.equal([true, MINE]);
      return edited;
    };

    it("overwrites the other owner's version on request", async () => {
      const { editing, now, titleInStore } = await openConflict();
      expect(await editing.keepMine()).to.equal(true);
      expect([await titleInStore(), now().isConflict, now().isDirty]).to.deep.equal([MINE, false, false]);
    });

    it("takes the other owner's version on request", async () => {
      const { editing, title, now, rename } = await openConflict();
      editing.takeTheirs();
      expect([title(), now().isConflict, now().isDirty]).to.deep.equal([THEIRS, false, false]);
      rename(OTHER);
      expect(await editing.save()).to.equal(true);
    });

    it('is not a conflict if an earlier attempt saved the same', async () => {
      const { editing, now, rename, saveElsewhere } = await open();
      rename(MINE);
      await saveElsewhere(MINE);
      expect(await editing.save()).to.equal(true);
      expect([now().isConflict, now().isDirty]).to.deep.equal([false, false]);
    });
  });
}
