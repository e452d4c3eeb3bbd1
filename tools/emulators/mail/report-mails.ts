/** A mail as the server that took it on knows it. */
export interface TakenOn {
  /** The envelope's sender, to whom it comes back. */
  readonly from: string;
  readonly to: string;
}

const NOTHING_OF_IT = 'The original message is not included.';

/**
 * A delivery status notification (RFC 3464): what a server sends back that has taken a mail on and cannot deliver it.
 * Like many of them it holds nothing of the mail.
 *
 * @param says an enhanced status code and words, like `5.1.1 No such user`
 */
export function bounceMail({ from, to }: TakenOn, says: string): string {
  const [code = ''] = says.split(' ');
  const action = code.startsWith('2') ? 'delivered' : 'failed';
  return report(from, 'delivery-status', 'message/delivery-status', [
    'Reporting-MTA: dns; mx.example.org',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${action}`,
    `Status: ${code}`,
    // Folded, as long lines are.
    `Diagnostic-Code: smtp; ${code.startsWith('4') ? 450 : 550}`,
    `  ${says}`,
  ]);
}

/** A feedback report (RFC 5965): what a mail service sends whose user has called a mail spam. */
export function complaintMail({ from, to }: TakenOn, inbox = 'complaints@example.org'): string {
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
