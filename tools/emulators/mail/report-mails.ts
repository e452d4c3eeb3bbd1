/** The envelope of an accepted mail. */
export interface Envelope {
  /** The sender, who gets bounces. */
  readonly from: string;
  readonly to: string;
}

const NOTHING_OF_IT = 'The original message is not included.';

/**
 * A delivery status notification (RFC 3464): the mail by which a server reports that it could not deliver an accepted
 * mail. Like many real ones, it does not contain the original mail.
 *
 * @param says an enhanced status code and a text, like `5.1.1 No such user`
 */
export function bounceMail({ from, to }: Envelope, says: string): string {
  const [code = ''] = says.split(' ');
  const action = code.startsWith('2') ? 'delivered' : 'failed';
  return report(from, 'delivery-status', 'message/delivery-status', [
    'Reporting-MTA: dns; mx.example.org',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${action}`,
    `Status: ${code}`,
    // A folded line.
    `Diagnostic-Code: smtp; ${code.startsWith('4') ? 450 : 550}`,
    `  ${says}`,
  ]);
}

/** A feedback report (RFC 5965): the mail by which a service reports that a user has marked a mail as spam. */
export function complaintMail({ from, to }: Envelope, inbox = 'complaints@example.org'): string {
  return report(inbox, 'feedback-report', 'message/feedback-report', [
    'Feedback-Type: abuse',
    'User-Agent: Sample/1.0',
    'Version: 1',
    `Original-Mail-From: <${from}>`,
    `Original-Rcpt-To: <${to}>`,
  ]);
}

function report(to: string, type: string, part: string, fields: readonly string[]): string {
  const boundary = 'a-boundary-of-the-emulator';
  return [
    'Return-Path: <>',
    `To: ${to}`,
    'From: MAILER-DAEMON@mx.example.org',
    'Subject: About a mail of yours',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain',
    '',
    NOTHING_OF_IT,
    `--${boundary}`,
    `Content-Type: ${part}`,
    '',
    ...fields,
    '',
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
