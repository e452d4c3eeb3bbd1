// Meaning of the enhanced status codes of RFC 3463 for a mail that a server refused or could not deliver.

/** There is no such mailbox, domain or address; it is switched off for good; its domain takes no mail (RFC 7505). */
const GONE: readonly string[] = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'];

/** Too big for the mailbox or the way to it: another mail may fit. */
const ABOUT_THE_MAIL: readonly string[] = ['5.2.3', '5.3.4'];
/** Policy, sign-in and content: what the server thinks of us or of this mail. */
const POLICY = /^5\.[67]\./;

/**
 * The sender's address is bad (RFC 3463, 3.2); 'mail system congestion' in RFC 3463, which large providers say of a
 * sender who has used up a day's mails, and Microsoft 365's own word for the same
 * (https://learn.microsoft.com/en-us/troubleshoot/exchange/email-delivery/ndr/non-delivery-reports-in-exchange-online).
 */
const ABOUT_THE_SENDER: readonly string[] = ['5.1.7', '5.1.8', '5.1.90', '5.4.5'];

/** True if a code for good is about who sends, and would meet any other mail. */
export const isAboutSender = (code: string) => ABOUT_THE_SENDER.includes(code);

/** True if a code for good says that there is nobody to write to. */
export const isGone = (code: string) => GONE.includes(code);

/** Returns the kind of bounce for the code of a mail that was given up. */
export function bounceOf(code: string): 'hard-bounce' | 'soft-bounce' | 'undelivered' {
  if (isGone(code)) return 'hard-bounce';
  const isOurs = POLICY.test(code) || isAboutSender(code) || ABOUT_THE_MAIL.includes(code);
  return isOurs ? 'undelivered' : 'soft-bounce';
}
