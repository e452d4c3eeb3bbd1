const PACE_ADVICE = 'use withinNow(…) of apps/e2e/machine/pace.ts, since a busy machine is slower';

/** Code that end-to-end tests must not contain, for ESLint's `no-restricted-syntax`. */
export const E2E_LIMITS = [
  {
    selector: "Property[key.name='timeout']:not([value.callee.name='withinNow'])",
    message: `For \`timeout\`, ${PACE_ADVICE}.`,
  },
  {
    selector:
      "CallExpression[callee.property.name='setTimeout']:not([arguments.0.callee.name='withinNow'])",
    message: `For \`test.setTimeout\`, ${PACE_ADVICE}.`,
  },
  {
    selector: 'MemberExpression[property.name=/^scrollIntoView/]',
    message:
      'Scroll with scrollTo of apps/e2e/layout/scroll-to.ts, which does not wait until a moving element stands still.',
  },
];
