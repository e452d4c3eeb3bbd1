import { mutantsOf } from '../mutant.ts';

const folder = 'functions/src/campaigns';
const send = `${folder}/send-email-campaign.emulator.test.ts`;
const callables = 'functions/src/people/rights-of-callables.emulator.test.ts';
const correction = `${folder}/correction.emulator.test.ts`;
const control = `${folder}/control-campaign.emulator.test.ts`;
const failing = `${folder}/failing-deliveries.emulator.test.ts`;
const delivery = `${folder}/delivery.emulator.test.ts`;
const progress = `${folder}/note-progress.emulator.test.ts`;

/** The life of a campaign: start, pause, going on, end. */
export const CAMPAIGNS = [
  ...mutantsOf(
    `${folder}/send-email-campaign.callable.ts`,
    [send, callables],
    [
      [
        '[SEC-04] only who may write to registrants sends campaigns',
        "if (!to) return 'campaigns.send';",
        "if (!to) return 'campaigns.read';",
      ],
      [
        '[CALL-13] in test mode only the test address is written to',
        'return to ? sendTestMail(',
        'return !to ? sendTestMail(',
      ],
      [
        'what staff write is cleaned before it is kept',
        'const cleaned = { ...request, ...cleanedCampaign(request) };',
        'const cleaned = request;',
      ],
      [
        'the answer says so if there is nobody to write to',
        'if (recipients === 0 && isWhole) return { success: false, message: NOBODY };',
        '',
      ],
      [
        'whoever presses does not wait until very many are counted',
        'countPages(request, PAGES_COUNTED)',
        'countPages(request, Number.POSITIVE_INFINITY)',
      ],
      [
        'a worker is asked for at once',
        '  await enqueue(TASKS.sendDeliveries, { campaignId });\n',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/create-campaign.ts`,
    [send],
    [
      [
        'the same press twice is one campaign',
        'if (isSame && state.corrects?.id === corrects) return;',
        '',
      ],
      [
        'other words under the same id are refused',
        'Reflect.get(state, name) === value',
        'Reflect.has(state, name) && value !== undefined',
      ],
      ['who sent it is on record', '    noteActionWith(transaction, {', '    void ({'],
    ],
  ),
  ...mutantsOf(
    `${folder}/create-campaign.ts`,
    [correction],
    [
      [
        'under the id of a correction no other audience is written to',
        'if (isSame && state.corrects?.id === corrects) return;',
        'if (isSame) return;',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/corrected-by.ts`,
    [correction],
    [
      [
        'no correction is begun while its campaign is being sent',
        "if (!standsStill(status)) throw new HttpsError('failed-precondition', STILL_SENT);",
        '',
      ],
      [
        'no correction is begun while a worker has some mails of its campaign',
        "if (!taken.empty) throw new HttpsError('failed-precondition', STILL_IN_HAND);",
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/send-test-mail.ts`,
    [send, control],
    [
      [
        'no test goes out while all mail is stopped',
        'if (!isMailOn(await mailSwitchDocument().get()))',
        'if (isMailOn(await mailSwitchDocument().get()) === undefined)',
      ],
      [
        'a test that the provider refused is not told as sent',
        "if (result.status === 'sent') return",
        "if (result.status !== 'unknown') return",
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/control-campaign.ts`,
    [control, failing],
    [
      [
        'a campaign that was paused goes on sending',
        "if (status === 'paused') return is_frozen ? 'sending' : 'preparing';",
        "if (status === 'paused') return 'preparing';",
      ],
      [
        'what has been sent cannot be paused',
        "(isRunning(status) || status === 'paused' ? 'paused' : undefined)",
        "'paused'",
      ],
      [
        'retrying what failed leaves alone what may have arrived',
        "'retry-failed': 'failed',",
        "'retry-failed': 'unknown',",
      ],
      [
        'what is resumed has its time to prepare again',
        "const isResumed = status === 'preparing' && state.status === 'paused';",
        'const isResumed = false;',
      ],
      [
        'a campaign that is resumed gets a worker',
        'if (isRunning(status)) await enqueue(',
        'if (!isRunning(status)) await enqueue(',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/note-progress.ts`,
    [progress, send, control, failing],
    [
      [
        'a pause while progress is counted is not lost',
        '        progress,\n        campaign.updateTime && { lastUpdateTime: campaign.updateTime },',
        '        progress,',
      ],
      [
        'the counts that end a campaign are of one moment',
        '(await transaction.get(some.count())).data().count',
        '(await some.count().get()).data().count',
      ],
      [
        'a campaign ends once nothing waits any more',
        'if (waiting + sending === 0) {',
        'if (waiting + sending === 1) {',
      ],
      [
        'mails in the hands of a worker keep the campaign open',
        'if (waiting + sending === 0) {',
        'if (waiting === 0) {',
      ],
      [
        'a campaign wakes when its next mail is due',
        'return due instanceof Timestamp ? due : null;',
        'return null;',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/work-on-campaign.ts`,
    [failing],
    [
      [
        'a campaign is paused once the provider refuses us',
        "if (ended === 'blocked') await pauseBlocked(campaignId);",
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/sweep-campaigns.ts`,
    [failing, control, delivery, send],
    [
      [
        'what is stuck in its preparation ends as failed',
        'now - since.toMillis() > PREPARED_WITHIN_MS;',
        'now - since.toMillis() > 100 * PREPARED_WITHIN_MS;',
      ],
      [
        'what was paused for a day has its time to prepare again',
        'const since = preparing_since ?? created_at;',
        'const since = created_at;',
      ],
      [
        'a sweep asks for a worker',
        '    await enqueue(TASKS.sendDeliveries, { campaignId: campaign.id });\n',
        '',
      ],
      [
        'a sweep leaves alone what has a worker',
        '    await campaign.ref.update({ wakes_at: Timestamp.fromMillis(now + LEASE_MS) });\n',
        '',
      ],
      [
        'a sweep wakes nothing while all mail is stopped',
        'if (!isMailOn(await mailSwitchDocument().get())) return 0;',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/campaign-queue.ts`,
    [send, control, failing],
    [
      [
        'who unsubscribes before their turn gets no mail',
        'return new Map([...cancelled, ...suppressed]);',
        'return cancelled;',
      ],
      [
        'nothing goes out of a campaign that is paused',
        "campaignStateOf(campaign).status === 'sending'",
        "campaignStateOf(campaign).status !== 'sent'",
      ],
      [
        'nothing goes out while all mail is stopped',
        "if (!isSending || !isMailOn(mailSwitch)) return 'stopped';",
        "if (!isSending) return 'stopped';",
      ],
    ],
  ),
];
