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
    const [reports, told]: [string[], string[]] = [[], []];
    const wire = openWire();
    const edited = edit({
      pass: wire.pass,
      report: (_error, context) => reports.push(context),
      tell: (id) => told.push(id),
    });
    await edited.load();
    const now = () => {
      const state = edited.state();
      if (state.state !== 'open') throw new Error('it is not open');
      return state;
    };
    return { ...edited, now, wire, reports, told };
  };

  describe(`${name}, while the store is slow`, () => {
    it('is not missed where it was given up and the store refuses it', async () => {
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

    it('is shown where it was given up and the store has it all the same', async () => {
      const { editing, now, title, rename, wire, told } = await open();
      rename(MINE);
      wire.hold();
      const saving = editing.save();
      editing.discard();
      expect(title()).to.equal(STORED);
      wire.letGo();
      expect(await saving).to.equal(true);
      expect([title(), now().isDirty, now().isSaving]).to.deep.equal([MINE, false, false]);
      expect(told).to.have.length(1);
    });

    it('stays given up where something else was begun since', async () => {
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

    it('asks nothing where it was given up and somebody else was quicker', async () => {
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

    it('is given up for what somebody else has saved, too', async () => {
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

    it('is not mixed up with what was loaded in the meantime', async () => {
      const { editing, now, title, rename, load, saveElsewhere, wire, told } = await open();
      rename(MINE);
      wire.hold();
      const saving = editing.save();
      await saveElsewhere(THEIRS);
      await load();
      wire.letGo();
      expect(await saving).to.equal(false);
      expect([title(), now().isDirty, now().isConflict]).to.deep.equal([THEIRS, false, false]);
      expect(told).to.deep.equal([]);
    });

    it('is saved once, and what is changed since stays a change', async () => {
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
    it('is still there, is reported, and is saved with the next try', async () => {
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

  describe(`${name}, which somebody else has saved`, () => {
    const openConflict = async () => {
      const edited = await open();
      await edited.saveElsewhere(THEIRS);
      edited.rename(MINE);
      expect(await edited.editing.save()).to.equal(false);
      expect([edited.now().isConflict, edited.title()]).to.deep.equal([true, MINE]);
      return edited;
    };

    it('becomes mine', async () => {
      const { editing, now, titleInStore } = await openConflict();
      expect(await editing.keepMine()).to.equal(true);
      expect([await titleInStore(), now().isConflict, now().isDirty]).to.deep.equal([MINE, false, false]);
    });

    it('becomes theirs', async () => {
      const { editing, title, now, rename } = await openConflict();
      editing.takeTheirs();
      expect([title(), now().isConflict, now().isDirty]).to.deep.equal([THEIRS, false, false]);
      rename(OTHER);
      expect(await editing.save()).to.equal(true);
    });

    it('is none where an earlier try has saved the same', async () => {
      const { editing, now, rename, saveElsewhere } = await open();
      rename(MINE);
      await saveElsewhere(MINE);
      expect(await editing.save()).to.equal(true);
      expect([now().isConflict, now().isDirty]).to.deep.equal([false, false]);
    });
  });
}
