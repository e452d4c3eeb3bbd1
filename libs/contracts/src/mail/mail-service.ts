import type { Environment } from '../releases/environment.ts';

/** How the page calls who delivers our mail while the environment does not name it. */
const UNNAMED = 'A mail service';

/** Who delivers our mail in an environment, to be named to those who get some. */
export const mailServiceOf = ({ mailService }: Pick<Environment, 'mailService'>): string =>
  mailService ?? UNNAMED;
