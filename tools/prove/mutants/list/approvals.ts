import { mutantsOf } from '../mutant.ts';

const approvals = 'functions/src/campaigns/approval';
const waiting = `${approvals}/campaign-approval.emulator.test.ts`;
const decisions = `${approvals}/campaign-decisions.emulator.test.ts`;

/** What waits for a second member of the staff, and who decides on it. */
export const APPROVALS = [
  ...mutantsOf(
    `${approvals}/decide.ts`,
    [waiting],
    [
      [
        'nobody approves what they have asked for themselves',
        'if (record.asked_by === actor.actor) throw isOwn();',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${approvals}/decide.ts`,
    [decisions],
    [
      [
        'what was declined or withdrawn cannot be approved',
        "if (record.state !== 'waiting') throw isDecided();",
        '',
      ],
      [
        'who decides has seen what they decide on',
        'if (record.digest !== request.digest) throw isOther();',
        '',
      ],
      [
        'nothing goes that somebody asked for who may not any more',
        'mayAskerStill && digest === record.digest',
        'digest === record.digest',
      ],
      [
        'what was changed is not what is approved',
        'mayAskerStill && digest === record.digest',
        'mayAskerStill',
      ],
      [
        'an approval has its time',
        'if (good_until.toMillis() <= Date.now())',
        'if (good_until.toMillis() <= 0)',
      ],
    ],
  ),
  ...mutantsOf(
    `${approvals}/withdraw.ts`,
    [decisions],
    [
      [
        'nobody withdraws what somebody else has asked for',
        'if (record.asked_by !== actor.actor) {',
        "if (record.asked_by === '') {",
      ],
    ],
  ),
  ...mutantsOf(
    `${approvals}/second-member.ts`,
    [waiting],
    [
      [
        'nobody is a second member beside themselves',
        'account.uid !== asker && isInService(account)',
        'isInService(account)',
      ],
      [
        'who cannot sign in could not approve',
        'account.uid !== asker && isInService(account)',
        'account.uid !== asker',
      ],
      [
        'nobody becomes a team of one by revoking the others',
        "(await hasLatelyTaken(asker)) ? 'waits' : 'alone'",
        "'alone'",
      ],
      [
        'who has taken the role of all others is not alone',
        "['revoke-person', 'change-roles']",
        "['revoke-person']",
      ],
      ['who has given others another role as well may be alone', ' && !mayStill', ''],
      ['as many as the limit do not wait', 'recipients > limit', 'recipients >= limit'],
    ],
  ),
  ...mutantsOf(
    'functions/src/campaigns/approval/may-go-out.ts',
    [decisions],
    [
      [
        'what was changed after its approval does not go out',
        'digest === campaignDigest(campaignId, words, matter.recipients)',
        "digest !== ''",
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/campaigns/approval/campaign-digest.ts',
    [decisions],
    [
      [
        'what corrects another campaign now is not what was approved',
        'corrects?.id ?? null',
        'null',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/campaigns/approval/ask-for-campaign.ts',
    [waiting],
    [
      [
        'who goes on alone stands in the audit log',
        "noteActionWith(transaction, { action: 'act-without-approval', ...asker, subject, details });",
        '',
      ],
    ],
  ),
];
