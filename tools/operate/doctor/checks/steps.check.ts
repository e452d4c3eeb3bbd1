import { STEPS } from '../../setup-project/steps.ts';
import type { Step } from '../../wanted/step.ts';
import type { Check, LiveSite } from '../examined.ts';
import { fail, orOk, warn } from '../finding.ts';

/** What `setup:project` would put right. */
const checkOf = ({ id, title, lacks }: Step): Check<LiveSite> => ({
  id,
  title,
  async look({ production }) {
    const again = `npm run setup:project -- --project ${production.projectId}`;
    const findings = (await lacks(production)).map(({ says, byHand, canWait }) =>
      (canWait ? warn : fail)(says, byHand ?? again),
    );
    return orOk(findings, title);
  },
});

export const STEP_CHECKS: readonly Check<LiveSite>[] = STEPS.map(checkOf);
