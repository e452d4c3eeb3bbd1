import { mutantsOf } from '../mutant.ts';

const rules = 'firestore.rules';
const sessions = 'functions/rules/sessions.rules.test.ts';
const readTime = 'functions/rules/read-time.rules.test.ts';
const access = 'functions/rules/access.rules.test.ts';
const people = 'functions/src/people';
const requireRight = `${people}/require-right.emulator.test.ts`;

/** What staff may do in a session, and when it is over: for rules and for functions. */
export const SESSIONS = [
  ...mutantsOf(
    rules,
    [sessions, readTime, access],
    [
      [
        'a session ends after twelve hours',
        "request.time < signedInAt() + duration.value(12, 'h')\n        && ",
        '',
      ],
      [
        'a session in which nothing happens ends',
        "\n          && request.time < get(session).data.seen_at + duration.value(30, 'm')",
        '',
      ],
      [
        'a session whose page never noted it ends',
        ": request.time < signedInAt() + duration.value(30, 'm');",
        ': true;',
      ],
      [
        'whoever signed out is out',
        "!('ended_at' in get(session).data)\n          && request.time",
        'request.time',
      ],
      [
        'nobody reads the sessions of others',
        'allow read: if isStaff() && isFresh() && resource.data.uid == request.auth.uid;',
        'allow read: if isStaff() && isFresh();',
      ],
      [
        'a session that has ended reads no earlier state',
        'return isAnyOf(names) && isFresh();',
        'return isAnyOf(names);',
      ],
      [
        'nobody ends the sessions of others',
        '      allow update: if isStaff()\n        && resource.data.uid == request.auth.uid\n',
        '      allow update: if isStaff()\n',
      ],
      [
        'a session is noted under its own sign-in',
        'allow create: if id == sessionId()\n        && isStaff()',
        'allow create: if isStaff()',
      ],
      [
        'another session of one’s own can be ended, not kept',
        "change.affectedKeys().hasOnly(['ended_at'])",
        "change.affectedKeys().hasOnly(['ended_at', 'seen_at'])",
      ],
      ['the time of a note is the server’s', '        && session.seen_at == request.time\n', ''],
      [
        'only staff note sessions',
        "return isAnyOf(['viewer', 'reviewer', 'treasurer', 'mailer', 'editor']);",
        'return isVerified() && isInSession();',
      ],
    ],
  ),
  ...mutantsOf(
    `${people}/require-right.ts`,
    [requireRight],
    [
      [
        'a claim that was taken away counts no more',
        '|| !may(account.customClaims ?? {}, right)',
        '',
      ],
      ['an account that is out of service may do nothing', '|| !isInService(account) ', ''],
      ['the claim of the token is needed, too', ' || !may(token, right)) throw', ') throw'],
      [
        'an address that nobody has verified opens nothing',
        'token.email_verified !== true || !may(token, right)',
        '!may(token, right)',
      ],
      ['a right that was taken is taken at once', 'if (isOver || hasEnded', 'if (hasEnded'],
      [
        'a session that was ended is over',
        'if (isOver || hasEnded(token, account.tokensValidAfterTime)) {',
        'if (isOver) {',
      ],
      [
        'what is dangerous asks for the password again',
        'if (needsRecentSignIn(right) && ',
        'if (!needsRecentSignIn(right) && ',
      ],
      ['sessions are compared in one unit', 'auth_time * 1000', 'auth_time'],
    ],
  ),
  ...mutantsOf(
    `${people}/is-session-over.ts`,
    [requireRight],
    [
      [
        'a right that was taken ends the session',
        'if (since !== undefined && signedInAt <= since) return true;',
        '',
      ],
      ['whoever signed out is out', "if (session?.get('ended_at') !== undefined) return true;", ''],
      [
        'a session ends after twelve hours',
        'now >= signedInAt + SESSION_LIMITS.endsAfterMs ||',
        '',
      ],
      [
        'a session in which nothing happens ends',
        '|| now >= seenAt + SESSION_LIMITS.idleAfterMs',
        '',
      ],
      [
        'a session that its page never noted counts from its sign-in',
        "timeOf(session, 'seen_at') ?? signedInAt",
        "timeOf(session, 'seen_at') ?? Date.now()",
      ],
    ],
  ),
  ...mutantsOf(
    `${people}/account.ts`,
    [requireRight],
    [
      ['a disabled account may do nothing', '!disabled && ', ''],
      ['the address is still verified', '&& emailVerified', ''],
      [
        'an account that was removed may do nothing, and that is no failure',
        "error.code === 'auth/user-not-found'",
        "error.code === 'auth/user-disabled'",
      ],
    ],
  ),
];
