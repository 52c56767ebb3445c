import { expect } from '@open-wc/testing';
import { createReporter, type ReportError, type ReportTags } from '../../../core/page/index.ts';
import { type Report } from '../../../core/shared/index.ts';
import { catchErrors } from '../shared/console.ts';

function listen(): { readonly report: Report; readonly heard: [unknown, ReportTags][] } {
  const heard: [unknown, ReportTags][] = [];
  const reportError: ReportError = (error, tags) => heard.push([error, tags]);
  return { report: createReporter({ getReportError: () => reportError }), heard };
}

describe('a report', () => {
  it('reaches the host, tagged with project and context', () => {
    const { report, heard } = listen();
    const error = new Error('no bread');
    report(error, 'cart.refresh');
    expect(heard).to.deep.equal([[error, { project: 'storefront-elements', context: 'cart.refresh' }]]);
  });

  it("reaches the host's current reporter, not an earlier one", () => {
    const heard: string[] = [];
    let host = 'first';
    const report = createReporter({ getReportError: () => () => heard.push(host) });
    report(new Error('one'), 'cart');
    host = 'second';
    report(new Error('two'), 'cart');
    expect(heard).to.deep.equal(['first', 'second']);
  });

  for (const nobody of [null, undefined]) {
    it(`is logged to the console if the host's reporter is ${String(nobody)}`, async () => {
      const report = createReporter({ getReportError: () => nobody });
      const lines = await catchErrors(() => {
        report(new Error('no bread'), 'cart.refresh');
      });
      expect(lines).to.deep.equal(['storefront-elements: cart.refresh Error: no bread']);
    });
  }

  const failing: Readonly<Record<string, ReportError>> = {
    throws: () => {
      throw new Error('host');
    },
    rejects: () => Promise.reject(new Error('host')),
    'is a thenable that rejects': () => ({
      then: (_resolve: unknown, reject: (error: unknown) => void) => {
        reject(new Error('host'));
      },
    }),
  };
  for (const [how, reportError] of Object.entries(failing)) {
    it(`is logged to the console if the host's own ${how}`, async () => {
      const report = createReporter({ getReportError: () => reportError });
      const lines = await catchErrors(async () => {
        report(new Error('no bread'), 'cart.refresh');
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
      });
      expect(lines).to.deep.equal(['storefront-elements: cart.refresh Error: no bread']);
    });
  }

  it('never throws, even if the settings and the console do', () => {
    const report = createReporter({
      getReportError: () => {
        throw new Error('settings');
      },
    });
    const own = console.error;
    console.error = () => {
      throw new Error('console');
    };
    try {
      report(new Error('no bread'), 'cart.refresh');
    } finally {
      console.error = own;
    }
  });

  const odd: readonly unknown[] = [
    undefined,
    null,
    '',
    Symbol('odd'),
    Object.create(null),
    {
      toString: () => {
        throw new Error('odd');
      },
    },
  ];
  for (const [index, error] of odd.entries()) {
    it(`accepts any thrown value (${index + 1})`, () => {
      const { report, heard } = listen();
      report(error, 'cart');
      expect(heard[0]?.[0]).to.equal(error);
    });
  }
});

describe('the same report', () => {
  it('is passed on at most three times', () => {
    const { report, heard } = listen();
    for (let time = 0; time < 1000; time += 1) report(new Error('no bread'), 'cart.refresh');
    expect(heard).to.have.lengthOf(3);
  });

  it('does not block another error or another context', () => {
    const { report, heard } = listen();
    for (let time = 0; time < 10; time += 1) report(new Error('no bread'), 'cart.refresh');
    report(new Error('no butter'), 'cart.refresh');
    report(new Error('no bread'), 'cart.add');
    expect(heard).to.have.lengthOf(5);
  });

  it('is forgotten after two hundred others, so that memory stays small', () => {
    const { report, heard } = listen();
    const passedOn = (): number => heard.filter(([error]) => String(error) === 'Error: no bread').length;
    for (let time = 0; time < 3; time += 1) report(new Error('no bread'), 'cart');
    for (let other = 0; other < 199; other += 1) report(new Error(`other ${other}`), 'cart');
    report(new Error('no bread'), 'cart');
    expect(passedOn(), 'still remembered').to.equal(3);
    for (let other = 0; other < 200; other += 1) report(new Error(`another ${other}`), 'cart');
    report(new Error('no bread'), 'cart');
    expect(passedOn(), 'forgotten').to.equal(4);
  });

  it('is never forgotten while it repeats', () => {
    const { report, heard } = listen();
    for (let other = 0; other < 1000; other += 1) {
      report(new Error('no bread'), 'cart');
      report(new Error(`other ${other}`), 'cart');
    }
    expect(heard.filter(([error]) => String(error) === 'Error: no bread')).to.have.lengthOf(3);
  });
});
