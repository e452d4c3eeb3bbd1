import { GOOGLE } from './google.ts';
import { SIGN_IN } from './sign-in.ts';
import { PICTURES } from './pictures.ts';
import { KEYS } from './keys.ts';
import { STRIPE_AND_MAIL } from './stripe-and-mail.ts';
import { RUNNING } from './running.ts';
import { PUBLISHED } from './published.ts';
import { WATCHED } from './watched.ts';
import type { BrokenState } from './broken-state.ts';

export const BROKEN_STATES: readonly BrokenState[] = [
  ...[...GOOGLE, ...SIGN_IN, ...KEYS],
  ...[...STRIPE_AND_MAIL, ...RUNNING, ...PUBLISHED, ...PICTURES, ...WATCHED],
];
