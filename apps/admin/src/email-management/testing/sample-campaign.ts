import type { RecordedCampaign } from '../campaigns/read-campaigns.ts';

/** A campaign as Firestore gives it, with what a test wants to be different. */
export function sampleCampaign(fields: Partial<RecordedCampaign> = {}): RecordedCampaign {
  return {
    subject: 'Sample news',
    content: '<p>Sample content</p>',
    recipient_type: 'students',
    forum_id: '2025',
    status: 'sent',
    created_by: 'sample-account',
    excluded: { cancelled: 0, unsubscribed: 4, invalid: 0, duplicate: 2 },
    deliveries: { waiting: 0, sending: 0, sent: 50, failed: 0, unknown: 0 },
    created_at: new Date('2025-03-01T12:00:00Z'),
    ...fields,
  };
}
