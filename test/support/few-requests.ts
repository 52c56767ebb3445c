/** Of kinds that no test counts. */
const FEW = { burst: 2, perSecond: 0.1 };

/** Rate limits that a test reaches after a few requests. */
export const FEW_REQUESTS = {
  ...{ webhook: FEW, password: FEW, passwordMail: FEW, member: FEW },
  read: { burst: 100, perSecond: 10 },
  write: { burst: 3, perSecond: 0.5 },
  visit: { burst: 3, perSecond: 0.5 },
  order: { burst: 1, perSecond: 0.1 },
  login: { burst: 2, perSecond: 0.1 },
  comment: { burst: 2, perSecond: 0.1 },
  code: { burst: 2, perSecond: 0.001 },
  like: { burst: 2, perSecond: 0.1 },
  refused: { burst: 3, perSecond: 0.1 },
  session: { burst: 3, perSecond: 0.1 },
  visitorsPerAddress: 2,
};
