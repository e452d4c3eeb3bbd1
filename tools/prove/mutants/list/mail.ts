import type { MutantList } from '../mutant.ts';

/**
 * Faults in the code for mails: each is sent once, only to allowed recipients, and never again if it may have arrived.
 */
export const MAIL: MutantList = {
  'functions/src/mail/campaigns/audience/freeze-audience.ts': {
    'functions/src/mail/campaigns/send-email-campaign.emulator.test.ts': {
      'who has unsubscribed is left out': [
        'exclusionOf: (hash) => exclusionFor(reasonsIn(byPath.get(suppressionOf(hash).path))),',
        'exclusionOf: () => undefined,',
      ],
    },
    'functions/src/mail/campaigns/audience/freeze-audience.emulator.test.ts': {
      'an address that an earlier page had is there once': [
        'isRecorded: (hash) => byPath.get(deliveries.doc(hash).path)?.exists === true,',
        'isRecorded: () => false,',
      ],
    },
  },
  'functions/src/mail/campaigns/audience/audience-page.ts': {
    'functions/src/mail/campaigns/send-email-campaign.emulator.test.ts': {
      '[CALL-13] only the chosen group is written to': [
        '.filter((addressee) => belongsTo(group, addressee)),',
        ',',
      ],
    },
  },
  'functions/src/mail/campaigns/calls.ts': {
    'functions/src/deployed/rights-of-callables.emulator.test.ts': {
      '[SEC-04] only who may write to registrants sends campaigns': [
        "testMode ? 'campaigns.send-test' : 'campaigns.send'",
        "testMode ? 'campaigns.send-test' : 'campaigns.read'",
      ],
    },
  },
  'functions/src/mail/campaigns/start-campaign.ts': {
    'functions/src/mail/campaigns/send-email-campaign.emulator.test.ts': {
      'the same press twice is one campaign': [
        'if (isSame && isDeepStrictEqual(storedOptions, requestedOptions)) return;',
        '',
      ],
    },
    'functions/src/mail/campaigns/correction.emulator.test.ts': {
      'no correction is begun while its campaign is being sent': [
        "if (!hasStopped(status)) throw new HttpsError('failed-precondition', CAMPAIGN_BEING_SENT);",
        '',
      ],
    },
  },
  'functions/src/mail/campaigns/control-campaign.ts': {
    'functions/src/mail/campaigns/failing-deliveries.emulator.test.ts': {
      'retrying what failed leaves alone what may have arrived': [
        "'retry-failed': 'failed',",
        "'retry-failed': 'unknown',",
      ],
    },
  },
  'functions/src/mail/campaigns/campaign-queue.ts': {
    'functions/src/mail/campaigns/send-email-campaign.emulator.test.ts': {
      'who unsubscribes before their turn gets no mail': [
        'return new Map([...canceled, ...suppressed]);',
        'return new Map([...canceled]);',
      ],
    },
    'functions/src/mail/campaigns/control-campaign.emulator.test.ts': {
      'nothing goes out while all mail is stopped': [
        "if (!isSending || !isMailOn(mailSwitch) || isClosed) return 'stopped';",
        "if (!isSending || isClosed) return 'stopped';",
      ],
    },
  },
  'functions/src/mail/deliveries/take-batch.ts': {
    'functions/src/mail/deliveries/send-due.emulator.test.ts': {
      'what another worker has taken is not taken again': [
        "return state?.status === 'waiting' && isDue(state, now());",
        'return state !== undefined;',
      ],
      'a mail is leased before it is handed over': [
        'transaction.update(document.ref, { ...leased(key, now), attempts });',
        "transaction.update(document.ref, { ...leased('', now), attempts });",
      ],
    },
  },
  'functions/src/mail/deliveries/hand-over.ts': {
    'functions/src/mail/deliveries/send-due.emulator.test.ts': {
      'a mail without an answer is unknown': [
        "const NO_ANSWER = { status: 'unknown',",
        "const NO_ANSWER = { status: 'refused',",
      ],
    },
  },
  'functions/src/mail/deliveries/after-result.ts': {
    'functions/src/mail/campaigns/failing-deliveries.emulator.test.ts': {
      'a refused mail is not sent again': [
        "if (result.status === 'refused') {",
        "if (result.status === 'refused' && attempts > 1) {",
      ],
    },
    'functions/src/mail/deliveries/send-due.emulator.test.ts': {
      'what may have arrived is not sent again': [
        "if (result.status === 'unknown') return { status: 'unknown',",
        "if (result.status === 'unknown') return { status: 'waiting',",
      ],
    },
  },
  'functions/src/mail/deliveries/send-due.ts': {
    'functions/src/mail/deliveries/send-due.emulator.test.ts': {
      'a mail whose worker is gone is not sent again': [
        "{ status: 'unknown', reason: LOST_RESULT, due_at: null }",
        "{ status: 'waiting', reason: LOST_RESULT, due_at: state.due_at }",
      ],
    },
  },
  'functions/src/mail/deliveries/mail-switch.ts': {
    'functions/src/deployed/send-outbox.emulator.test.ts': {
      'the switch stops all mail': [
        '!document?.exists || z.parse(mailSwitchSchema, document.data()).sending',
        'document === undefined || z.parse(mailSwitchSchema, { sending: true }).sending',
      ],
    },
  },
  'functions/src/mail/unsubscribe/unsubscribe.endpoint.ts': {
    'functions/src/mail/unsubscribe/unsubscribe.emulator.test.ts': {
      'a link that is only looked at changes nothing': [
        "method === 'POST' ? change(subscription, request) : ask(subscription)",
        "method === 'HEAD' ? ask(subscription) : change(subscription, request)",
      ],
    },
  },
  'functions/src/mail/campaigns/approval/decide.ts': {
    'functions/src/mail/campaigns/approval/campaign-approval.emulator.test.ts': {
      'nobody approves what they have asked for themselves': [
        'if (record.requested_by === actor.actor) {',
        'if (record.requested_by === undefined) {',
      ],
    },
  },
  'functions/src/mail/campaigns/approval/end-approval.ts': {
    'functions/src/mail/campaigns/approval/campaign-decisions.emulator.test.ts': {
      'what was changed after its approval does not go out': [
        'digest === campaignDigest(campaignId, campaign, requested.recipients)',
        "digest !== ''",
      ],
    },
  },
};
