import { Failure } from '@raade/contracts/failure';
import * as z from 'zod/mini';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** True for an address on this machine. */
const isOnThisMachine = (address: string): boolean => LOOPBACK.includes(new URL(address).hostname);

/** What comes over plain HTTP from elsewhere could be anybody's, and its code runs here. */
const isSafe = (address: string) =>
  new URL(address).protocol === 'https:' || isOnThisMachine(address);

const isBare = (address: string) => {
  const { pathname, search, hash, username } = new URL(address);
  return pathname === '/' && `${search}${hash}${username}` === '';
};

/** The first problem alone: what is no address has no parts to look at. */
const when = ({ issues }: z.core.ParsePayload) => issues.length === 0;

const addressSchema = z
  .url({ protocol: /^https?$/, error: 'must be an address, like http://localhost:4200' })
  .check(
    z.refine(isSafe, { error: 'must begin with https://, unless it is on this machine', when }),
    z.refine(isBare, {
      error: 'must be the address of a site, without a page or anything else behind it',
      when,
    }),
  );

/** The origin of a shell that somebody has typed. Throws a `Failure` that says what is wrong with it. */
export function shellOrigin(typed: string): string {
  const result = addressSchema.safeParse(typed);
  if (result.success) return new URL(result.data).origin;
  throw new Failure(`--shell ${typed}: ${result.error.issues[0]?.message}.`);
}
