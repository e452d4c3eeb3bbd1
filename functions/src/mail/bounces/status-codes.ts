// Meaning of the enhanced status codes of RFC 3463 for a mail that a server refused.

/** No such mailbox, domain or address; or it is disabled for good; or its domain accepts no mail (RFC 7505). */
const NO_MAILBOX: readonly string[] = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'];

/**
 * 5.1.7 and 5.1.8: the sender's address is bad (RFC 3463, 3.2). The others: the sender's daily quota is used up. 5.4.5
 * is 'mail system congestion' in RFC 3463, but large providers use it for quotas. 5.1.90 is a code of Microsoft 365
 * (https://learn.microsoft.com/en-us/troubleshoot/exchange/email-delivery/ndr/non-delivery-reports-in-exchange-online).
 */
const ABOUT_THE_SENDER: readonly string[] = ['5.1.7', '5.1.8', '5.1.90', '5.4.5'];

/** True if a permanent code is about the sender, so that any other mail would get the same. */
export const isAboutSender = (code: string) => ABOUT_THE_SENDER.includes(code);

/** True if a permanent code says that the recipient has no mailbox. */
export const isMailboxMissing = (code: string) => NO_MAILBOX.includes(code);
