import { type BrowserContext, expect, test as base } from '@playwright/test';

declare global {
  interface Window {
    recordViolation?: (text: string) => void;
  }
}

/**
 * Reports all policy violations in the pages and frames of a context (https://www.w3.org/TR/CSP3/#violation-events).
 */
async function watch(context: BrowserContext, note: (violation: string) => void): Promise<void> {
  await context.exposeFunction('recordViolation', note);
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample, documentURI } = event;
      window.recordViolation?.(
        `${effectiveDirective} forbids ${blockedURI} on ${documentURI} (${sourceFile}:${lineNumber}) ${sample}`,
      );
    }),
  );
}

interface PolicyWatch {
  /** The policy violations so far. A test that causes one on purpose empties the list. */
  readonly violations: string[];
}

/** Fails a test if a page violates its policy, in any window. */
export const test = base.extend<{ policyWatch: PolicyWatch }>({
  policyWatch: [
    async ({ browser, context }, use) => {
      const violations: string[] = [];
      const note = (text: string) => void violations.push(text);
      await watch(context, note);
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const other = await newContext(options);
        await watch(other, note);
        return other;
      };
      await use({ violations });
      browser.newContext = newContext;
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
