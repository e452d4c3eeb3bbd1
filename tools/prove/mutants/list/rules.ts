import { mutantsOf } from '../mutant.ts';

const folder = 'functions/rules';
const access = `${folder}/access.rules.test.ts`;
const applications = `${folder}/applications.rules.test.ts`;
const rules = 'firestore.rules';

/** The reads and writes that the database's rules allow. */
export const RULES = [
  ...mutantsOf(
    rules,
    [access],
    [
      [
        '[SEC-05] being signed in alone opens nothing',
        "isVerified() && roles().hasAny(names.concat(['admin']))",
        'isVerified()',
      ],
      [
        '[SEC-05] the role counts, not that there is one',
        "roles().hasAny(names.concat(['admin']))",
        'roles().size() > 0',
      ],
      [
        '[SEC-05] an address that nobody has verified opens nothing',
        "request.auth != null && request.auth.token.get('email_verified', false) == true",
        'request.auth != null',
      ],
      ['[SEC-05] whose rights were taken reads no more', '\n        && !isRevoked();', ';'],
      [
        '[SEC-05] a list of roles is a list',
        '(named is list ? named : []).concat(',
        "(named is list ? named : ['admin']).concat(",
      ],
      [
        '[SEC-05] staff of before the roles read what they did',
        "role == 'staff' ? ['viewer', 'reviewer', 'treasurer', 'mailer']",
        "role == 'staff' ? ['mailer']",
      ],
      [
        '[SEC-05] a treasurer reads no registrants',
        "match /unified_registrants/{id} {\n      allow read: if mayRead(['viewer', 'mailer']) && hasNoted('unified_registrants');",
        "match /unified_registrants/{id} {\n      allow read: if mayRead(['viewer', 'mailer', 'treasurer']) && hasNoted('unified_registrants');",
      ],
      [
        '[SEC-05] a mailer reads no donations',
        "match /donations/{paymentIntentId} {\n      allow read: if mayRead(['viewer', 'treasurer']) && hasNoted('donations');",
        "match /donations/{paymentIntentId} {\n      allow read: if mayRead(['viewer', 'treasurer', 'mailer']) && hasNoted('donations');",
      ],
      [
        '[SEC-05] a viewer reads the audit log',
        "match /audit_log/{id} {\n      allow read: if mayRead(['viewer']);",
        'match /audit_log/{id} {\n      allow read: if mayRead([]);',
      ],
      [
        '[SEC-05] applications can be read by staff alone',
        "allow create: if isRandomUuid(id) && isStudentApplication(request.resource.data)\n        && isAdmitted('student', id);\n      allow read: if mayRead(['viewer', 'reviewer']) && hasNoted('student_applications');",
        "allow create: if isRandomUuid(id) && isStudentApplication(request.resource.data)\n        && isAdmitted('student', id);\n      allow read: if request.auth != null;",
      ],
      [
        '[SEC-05] who applied cannot be asked for one by one',
        "allow create: if isRandomUuid(id) && isPartnerApplication(request.resource.data)\n        && isAdmitted('partner', id);\n      allow read: if mayRead(['viewer', 'reviewer']) && hasNoted('partner_applications');",
        "allow create: if isRandomUuid(id) && isPartnerApplication(request.resource.data)\n        && isAdmitted('partner', id);\n      allow get: if true;\n      allow list: if mayRead(['viewer', 'reviewer']) && hasNoted('partner_applications');",
      ],
      [
        '[SEC-05] nobody writes donations but functions',
        "match /donations/{paymentIntentId} {\n      allow read: if mayRead(['viewer', 'treasurer']) && hasNoted('donations');",
        "match /donations/{paymentIntentId} {\n      allow read, write: if mayRead(['viewer', 'treasurer']) && hasNoted('donations');",
      ],
      [
        '[SEC-05] visitors cannot put donations into the books',
        "match /donations/{paymentIntentId} {\n      allow read: if mayRead(['viewer', 'treasurer']) && hasNoted('donations');",
        "match /donations/{paymentIntentId} {\n      allow create: if true;\n      allow read: if mayRead(['viewer', 'treasurer']) && hasNoted('donations');",
      ],
      [
        '[SEC-05] registrants are for staff alone',
        "match /unified_registrants/{id} {\n      allow read: if mayRead(['viewer', 'mailer']) && hasNoted('unified_registrants');",
        'match /unified_registrants/{id} {\n      allow read: if true;',
      ],
      [
        '[SEC-05] registrants cannot be changed from a page',
        "match /unified_registrants/{id} {\n      allow read: if mayRead(['viewer', 'mailer']) && hasNoted('unified_registrants');",
        "match /unified_registrants/{id} {\n      allow read, update: if mayRead(['viewer', 'mailer']) && hasNoted('unified_registrants');",
      ],
      [
        '[SEC-05] campaigns cannot be written past the function',
        "match /email_campaigns/{id} {\n      allow read: if mayRead(['viewer', 'mailer']);",
        "match /email_campaigns/{id} {\n      allow read, create: if mayRead(['viewer', 'mailer']);",
      ],
      [
        '[SEC-05] who was written to is for staff alone',
        "match /deliveries/{key} {\n        allow read: if mayRead(['viewer', 'mailer']) && hasNoted('deliveries');",
        'match /deliveries/{key} {\n        allow read: if request.auth != null;',
      ],
      [
        '[SEC-05] a rule for campaigns opens nothing below them',
        'match /email_campaigns/{id} {',
        'match /email_campaigns/{id=**} {',
      ],
      [
        '[SEC-05] nobody removes a suppression but functions',
        "match /suppressions/{addressHash} {\n      allow read: if mayRead(['viewer', 'mailer']) && hasNoted('suppressions');",
        "match /suppressions/{addressHash} {\n      allow read, delete: if mayRead(['viewer', 'mailer']) && hasNoted('suppressions');",
      ],
      [
        '[SEC-05] the switch of all mail is moved by its function alone',
        "match /settings/{name} {\n      allow read: if mayRead(['viewer', 'mailer']);",
        "match /settings/{name} {\n      allow read, write: if mayRead(['viewer', 'mailer']);",
      ],
      [
        '[SEC-05] the record of what staff did cannot be changed by them',
        "match /audit_log/{id} {\n      allow read: if mayRead(['viewer']);",
        "match /audit_log/{id} {\n      allow read, update, delete: if mayRead(['viewer']);",
      ],
      [
        '[SEC-05] the outbox is for functions alone',
        'match /outbox/{key} {\n      allow read, write: if false;',
        "match /outbox/{key} {\n      allow read: if mayRead(['viewer']);",
      ],
      [
        '[SEC-05] counters are for functions alone',
        'match /limits/{key} {\n      allow read, write: if false;',
        "match /limits/{key} {\n      allow delete: if isAnyOf(['viewer']);",
      ],
      [
        '[SEC-05] what no rule names is closed',
        '    match /limits/{key} {',
        "    match /{other}/{id} {\n      allow read: if mayRead(['viewer']);\n    }\n\n    match /limits/{key} {",
      ],
    ],
  ),
  ...mutantsOf(
    rules,
    [applications, access],
    [
      [
        'an application has no fields but its own',
        "'why_join_raade', 'skills', 'portfolio_link', 'status', 'created_at'\n        ])",
        "'why_join_raade', 'skills', 'portfolio_link', 'status', 'created_at', 'notes'\n        ])",
      ],
      [
        'a sender cannot choose the status',
        "application.status == 'new' && application.created_at == request.time",
        'application.created_at == request.time',
      ],
      [
        'a sender cannot choose the time',
        "application.status == 'new' && application.created_at == request.time",
        "application.status == 'new'",
      ],
      [
        'the id is random',
        'allow create: if isRandomUuid(id) && isStudentApplication(',
        'allow create: if isStudentApplication(',
      ],
      [
        'lines are bounded',
        'value is string && value.size() <= 200',
        'value is string && value.size() <= 2000',
      ],
      ['texts are bounded', 'value is string && value.size() <= 5000', 'value is string'],
      [
        '[APPLY-06] required fields are filled',
        'return isText(value) && isSeen(value);',
        'return isText(value);',
      ],
      [
        '[APPLY-13] an address is one',
        'return isLine(value)\n        && value.matches(',
        'return isLine(value)\n        || value.matches(',
      ],
      [
        '[APPLY-08] a partner names its country',
        '        && isFilledLine(application.country)\n',
        '',
      ],
      [
        'a guest has a ticket that there is',
        "        && application.ticket in ['Student', 'Professional']\n",
        '        && isLine(application.ticket)\n',
      ],
      ['a form that was not let in is not taken', "        && isAdmitted('student', id);\n", ';\n'],
      [
        'who was let in as a student was not let in as a partner',
        "isAdmitted('partner', id)",
        "isAdmitted('student', id)",
      ],
      ['a ticket is for an hour', '.data.valid_until > request.time', '.data.valid_until != null'],
      [
        'nobody hides characters in a line',
        'value.size() <= 200 && value.matches(',
        'value.size() <= 200 || value.matches(',
      ],
      [
        'an application that was accepted stays as it was',
        'allow create: if isRandomUuid(id) && isPartnerApplication(',
        'allow create, update: if isRandomUuid(id) && isPartnerApplication(',
      ],
    ],
  ),
];
