/** Keys of the emulator under test. They open nothing else. */
export const TEST_KEYS = {
  secretKey: 'sk_test_emulator',
  publishableKey: 'pk_test_emulator',
  webhookSecret: 'whsec_emulator',
} as const;
