import PostalMime, { type Email } from 'postal-mime';
import { addressHash } from '../../base/address.ts';
import { findMail } from './find-mail.ts';
import { sentMailIn } from './bounce-address.ts';
import { bounceOf } from './status-codes.ts';
import type { Report } from './report.ts';

const DELIVERY_STATUS = 'message/delivery-status';
const FEEDBACK = 'message/feedback-report';

/** More than any report needs: mails beyond these bounds are not reports. */
const BOUNDS = { maxNestingDepth: 10, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 0 };
/** Characters of each part that are searched. */
const MOST_CHARACTERS = 64 * 1024;

/**
 * Reads the report in a mail to one of our addresses for bounces: a delivery status notification (RFC 3464) or a
 * complaint (RFC 5965). Returns null for any other mail, and for one without the bounce address of a mail of ours,
 * which forgers do not know.
 */
export async function reportOfMail(raw: Uint8Array): Promise<Report | null> {
  const parts = await partsOf(raw);
  const what = parts && (complaintIn(parts) ?? failureIn(parts));
  if (!what) return null;
  const sent = sentMailIn(parts.all.join('\n'));
  const mail = sent && (await findMail(sent));
  if (!sent || !mail) return null;
  return {
    ...what,
    source: 'report',
    addressHash: mail.addressHash,
    mail,
    // A receipt that is sent again is a new mail, in another batch.
    mailId: addressHash(`${mail.origin.kind} ${mail.origin.id} ${mail.addressHash}`),
    at: sent.sentAt,
  };
}

interface Parts {
  readonly status: string | undefined;
  readonly feedback: string | undefined;
  /** The headers, then each part, each cut at `MOST_CHARACTERS`. */
  readonly all: readonly string[];
}

async function partsOf(raw: Uint8Array): Promise<Parts | null> {
  let mail: Email;
  try {
    mail = await PostalMime.parse(raw, {
      ...BOUNDS,
      forceRfc822Attachments: true,
      attachmentEncoding: 'utf8',
    });
  } catch {
    return null;
  }
  const parts = mail.attachments.map(({ mimeType, content }) => ({
    mimeType,
    text: typeof content === 'string' ? content.slice(0, MOST_CHARACTERS) : '',
  }));
  const textOf = (type: string) => parts.find(({ mimeType }) => mimeType === type)?.text;
  const headers = mail.headerLines.map(({ line }) => line).join('\n');
  return {
    status: textOf(DELIVERY_STATUS),
    feedback: textOf(FEEDBACK),
    all: [headers.slice(0, MOST_CHARACTERS), ...parts.map(({ text }) => text)],
  };
}

type What = Pick<Report, 'kind' | 'says'>;

function complaintIn({ feedback }: Parts): What | null {
  const type = feedback === undefined ? undefined : fieldIn(feedback, 'Feedback-Type');
  if (type?.toLowerCase() !== 'abuse') return null;
  return { kind: 'complaint', says: 'Their mail service says that they called it spam.' };
}

/** The failure in a delivery status; null for others, like a delay. */
function failureIn({ status }: Parts): What | null {
  if (status === undefined || fieldIn(status, 'Action')?.toLowerCase() !== 'failed') return null;
  const diagnosis = fieldIn(status, 'Diagnostic-Code') ?? '';
  const named = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fieldIn(status, 'Status') ?? '')?.[0];
  const said = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(diagnosis)?.[0];
  // Some servers give a general code only, and the exact one in the text of the diagnosis.
  const code = named === undefined || named.endsWith('.0.0') ? (said ?? named) : named;
  if (code === undefined) return null;
  return { kind: bounceOf(code), says: diagnosis || `The mail came back (${code}).` };
}

/** The first field with this name. Folded lines are joined (RFC 5322, 2.2.3). */
function fieldIn(text: string, name: string): string | undefined {
  const unfolded = text.replace(/\r?\n[ \t]+/g, ' ');
  const line = unfolded
    .split(/\r?\n/)
    .find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim();
}
