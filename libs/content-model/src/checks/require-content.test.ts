import { SAMPLE_PARTS } from '../sample-content.ts';
import { requireContent } from './require-content.ts';

test('every problem of every part is reported at once, with its item and field', () => {
  const [first, ...others] = SAMPLE_PARTS['sponsors'] as { name: string }[];
  const parts = {
    ...SAMPLE_PARTS,
    sponsors: [{ ...first, description: ' ' }, ...others],
    videos: 7,
  };
  const require = () => requireContent(parts, 'the sample');
  expect(require).toThrow(/^the sample is not valid:\n/);
  expect(require).toThrow('sponsors.Baobab Sample Market.description: must not be empty');
  expect(require).toThrow('videos: ');
  expect(requireContent(SAMPLE_PARTS, 'the sample')).toEqual(SAMPLE_PARTS);
});
