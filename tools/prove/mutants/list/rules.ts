import type { MutantList } from '../mutant.ts';

/** Faults in access rules: nobody reads or writes more than their role, session and second factor allow. */
export const RULES: MutantList = {
  'firestore.rules': {
    'functions/rules/access.rules.test.ts': {
      '[SEC-05] being signed in alone opens nothing': [
        "isVerified() && roles().hasAny(names.concat(['admin']))",
        'isVerified()',
      ],
      '[SEC-05] the role counts, not that there is one': [
        "roles().hasAny(names.concat(['admin']))",
        'roles().size() > 0',
      ],
      '[SEC-05] an address that nobody has verified opens nothing': [
        "request.auth != null && request.auth.token.get('email_verified', false) == true",
        'request.auth != null',
      ],
      '[SEC-05] whose rights were taken reads no more': ['\n        && !isRevoked();', ';'],
      '[SEC-05] a mailer reads no donations': [
        "match /donations/{paymentIntentId} {\n      allow read: if mayRead(['viewer', 'treasurer']) && hasPermit('donations');",
        "match /donations/{paymentIntentId} {\n      allow read: if mayRead(['viewer', 'treasurer', 'mailer']) && hasPermit('donations');",
      ],
      '[SEC-05] visitors cannot put donations into the books': [
        "match /donations/{paymentIntentId} {\n      allow read: if mayRead(['viewer', 'treasurer']) && hasPermit('donations');",
        "match /donations/{paymentIntentId} {\n      allow create: if true;\n      allow read: if mayRead(['viewer', 'treasurer']) && hasPermit('donations');",
      ],
      '[SEC-05] the outbox is for functions alone': [
        'match /outbox/{key} {\n      allow read, write: if false;',
        "match /outbox/{key} {\n      allow read: if mayRead(['viewer']);",
      ],
      '[SEC-05] what no rule names is closed': [
        '    match /limits/{key} {',
        "    match /{other}/{id} {\n      allow read: if mayRead(['viewer']);\n    }\n\n    match /limits/{key} {",
      ],
    },
    'functions/rules/applications.rules.test.ts': {
      'a sender cannot choose the status': [
        "application.status == 'new' && application.created_at == request.time",
        'application.created_at == request.time',
      ],
      'a form that was not let in is not taken': ["        && isAdmitted('student', id);\n", ';\n'],
      'who was let in as a student was not let in as a partner': [
        "isAdmitted('partner', id)",
        "isAdmitted('student', id)",
      ],
    },
    'functions/rules/sessions.rules.test.ts': {
      'a session ends after twelve hours': [
        "request.time < signedInAt() + duration.value(12, 'h')\n        && ",
        '',
      ],
      'nobody ends the sessions of others': [
        '      allow update: if isStaff()\n        && resource.data.uid == request.auth.uid\n',
        '      allow update: if isStaff()\n',
      ],
      'a password alone opens nothing': [
        ' && isInSession() && hasSecondFactor();',
        ' && isInSession();',
      ],
    },
  },
  'functions/src/base/rights/require-right.ts': {
    'functions/src/base/rights/require-right.emulator.test.ts': {
      'a claim that was taken away counts no more': [
        '|| !may(account.customClaims ?? {}, right)',
        '',
      ],
      'a right that was taken is taken at once': ['if (isOver || hasEnded', 'if (hasEnded'],
    },
  },
};
