/** Names under which the functions of this page are deployed. */
export const CAMPAIGN_CALLABLES = {
  send: 'send-email-campaign',
  preview: 'preview-email-campaign',
  control: 'control-email-campaign',
  controlMail: 'control-mail',
} as const;
