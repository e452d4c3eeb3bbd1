import { mutantsOf } from '../mutant.ts';

const rules = 'functions/rules/second-factor.rules.test.ts';
const requireRight = 'functions/src/people/require-right.emulator.test.ts';
const contract = 'libs/contracts/src/people/second-factor.test.ts';

/** Who needs a second factor, and what counts as one: for rules and for functions. */
export const SECOND_FACTOR = [
  ...mutantsOf(
    'firestore.rules',
    [rules],
    [
      [
        'a password alone opens nothing',
        ' && isInSession() && hasSecondFactor();',
        ' && isInSession();',
      ],
      [
        'settings that are missing ask for it',
        'return exists(settings) && get',
        'return !exists(settings) || get',
      ],
      [
        'settings that say nothing known ask for it',
        ".data.get('second_factor', '') == 'optional'",
        ".data.get('second_factor', '') != 'required'",
      ],
      ['a factor that is none is none', '(factor is string && factor.size() > 0)', "factor != ''"],
      [
        'staff alone learn whether it is asked for',
        "name == 'sign-in' && isVerified() && roles().size() > 0",
        "name == 'sign-in' && isVerified()",
      ],
      ['no other setting is read without it', "name == 'sign-in' && isVerified()", 'isVerified()'],
    ],
  ),
  ...mutantsOf(
    'functions/src/people/require-right.ts',
    [requireRight],
    [['a password alone may do nothing', 'if (lacksFactor) {', 'if (false) {']],
  ),
  ...mutantsOf(
    'functions/src/people/second-factor.ts',
    [requireRight],
    [
      ['whoever has it is in', 'if (tookSecondFactor(token)) return false;', ''],
      ['our settings decide', "=== 'required'", "=== 'optional'"],
    ],
  ),
  ...mutantsOf(
    'functions/src/staff-accounts/take-second-factors.ts',
    ['functions/src/staff-accounts/change-people.emulator.test.ts'],
    [
      ['a factor that is lost is gone', '{ enrolledFactors: null }', '{}'],
      ['whose factor is removed keeps no session', 'await endSessions(uid, app);', ''],
    ],
  ),
  ...mutantsOf(
    'libs/contracts/src/people/second-factor.ts',
    [contract],
    [
      ['settings that are missing ask for it', "?? 'required'", "?? 'optional'"],
      ['a factor without a name is none', '.check(z.minLength(1))', ''],
    ],
  ),
];
