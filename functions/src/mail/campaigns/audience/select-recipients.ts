import type { Exclusion } from '@raade/contracts/mail/campaigns';
import { takesPart } from '@raade/contracts/registrants/registrants';
import { firstName } from '@raade/emails';
import { addressHash, isValidAddress, normalizeAddress } from '../../../base/address.ts';
import type { Addressee } from './recipient-group.ts';

interface Recipient {
  readonly email: string;
  /** `addressHash` of the address. */
  readonly hash: string;
  readonly first_name: string | null;
  readonly registrant?: string;
}

type ExclusionCounts = Record<Exclusion, number>;

/** Facts about the addresses of a page, by their hashes. */
interface AddressFacts {
  /** The reason why an address is left out; undefined if it is not suppressed. */
  readonly exclusionOf: (hash: string) => Exclusion | undefined;
  /** True if an earlier page had the address, so that this one is a duplicate. */
  readonly isRecorded: (hash: string) => boolean;
}

export const noExclusions = (): ExclusionCounts => ({
  cancelled: 0,
  unsubscribed: 0,
  invalid: 0,
  duplicate: 0,
});

/** The hashes of all valid addresses, each once; without registrants who have canceled. */
export function hashesOf(addressees: readonly Addressee[]): string[] {
  const valid = addressees.filter((each) => takesPart(each) && isValidAddress(each.email));
  return [...new Set(valid.map(({ email }) => addressHash(email)))];
}

/** Divides a page of an audience into the recipients and the counts of those left out, each for one reason. */
export function selectRecipients(addressees: readonly Addressee[], facts: AddressFacts) {
  const recipients = new Map<string, Recipient>();
  const excluded = noExclusions();
  for (const addressee of addressees) {
    const { email, full_name, registrant } = addressee;
    const hash = addressHash(email);
    const exclusion = facts.exclusionOf(hash);
    if (!takesPart(addressee)) excluded.cancelled += 1;
    else if (!isValidAddress(email)) excluded.invalid += 1;
    else if (exclusion) excluded[exclusion] += 1;
    else if (facts.isRecorded(hash) || recipients.has(hash)) excluded.duplicate += 1;
    else {
      const first_name = firstName(full_name) || null;
      recipients.set(hash, {
        email: normalizeAddress(email),
        hash,
        first_name,
        ...(registrant !== undefined && { registrant }),
      });
    }
  }
  return { recipients: [...recipients.values()], excluded };
}
