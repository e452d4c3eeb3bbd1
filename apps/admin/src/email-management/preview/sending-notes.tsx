import { CAMPAIGN_MESSAGES, MAIL_KIB } from '@raade/contracts/mail/campaigns';
import { kibOf } from '@raade/contracts/base/byte-size';
import { removalText } from '@raade/emails/removals';
import { Notice } from '@raade/ui';
import type { PreviewedCampaign } from './rendered-campaign.ts';

/** Facts about the email that its preview cannot show: everything that was left out of it, and its size. */
export function SendingNotes({ email }: { readonly email: PreviewedCampaign }) {
  const { removed, html } = email;
  const kib = kibOf(html);
  return (
    <div role="status">
      {removed.length > 0 && (
        <Notice>
          <p>Not sent, since emails cannot have it. Links keep their text.</p>
          <ul>
            {removed.map((removal) => (
              <li key={removal.kind}>{removalText(removal)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {kib < MAIL_KIB.warning ? (
        <p>{`Size of the email: ${kib} kB`}</p>
      ) : (
        <Notice $tone="danger">{CAMPAIGN_MESSAGES.clipped(kib)}</Notice>
      )}
    </div>
  );
}
