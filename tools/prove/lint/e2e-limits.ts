const BY_PACE =
  'name a limit as withinNow(…) of apps/e2e/machine/pace.ts: a busy machine is slower';

/** Code that end-to-end tests must not contain, for ESLint's `no-restricted-syntax`. */
export const E2E_LIMITS = [
  {
    selector: "Property[key.name='timeout']:not([value.callee.name='withinNow'])",
    message: `For \`timeout\`, ${BY_PACE}.`,
  },
  {
    selector:
      "CallExpression[callee.property.name='setTimeout']:not([arguments.0.callee.name='withinNow'])",
    message: `For \`test.setTimeout\`, ${BY_PACE}.`,
  },
  {
    selector: 'MemberExpression[property.name=/^scrollIntoView/]',
    message:
      'Bring parts onto the screen with scrollTo of apps/e2e/layout/scroll-to.ts: it does not wait for what is just arriving to stand still.',
  },
];
