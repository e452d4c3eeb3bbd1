import { cutPreviewText } from './preview-text.ts';

test('[TPL-19] preview text is cut at 150 characters, never inside one', () => {
  expect(cutPreviewText('a'.repeat(150))).toBe('a'.repeat(150));
  expect(cutPreviewText('a'.repeat(151))).toBe('a'.repeat(150));
  expect(cutPreviewText('👋'.repeat(151))).toBe('👋'.repeat(150));
});

test('white space becomes single spaces, as inboxes show it', () => {
  expect(cutPreviewText('  two\n   words ')).toBe('two words');
});
