import type { Environment } from '../releases/environment.ts';

/** Used if the environment does not name the service. */
const UNNAMED = 'A mail service';

/** Returns the name of the service that delivers our mail in an environment, for texts to the readers of our mail. */
export const mailServiceOf = ({ mailService }: Pick<Environment, 'mailService'>): string =>
  mailService ?? UNNAMED;
