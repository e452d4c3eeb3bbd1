import { SAMPLE } from '../sample-content.ts';
import { fillFacts, namesInBraces } from './fill-facts.ts';

test('facts in braces are filled in, in texts and in all texts of an object', () => {
  const texts = { title: 'Opens on {registrationOpens}', lines: ['Until {registrationCloses}', 7] };
  expect(fillFacts(texts, SAMPLE.forum)).toEqual({
    title: 'Opens on January 15, 2025',
    lines: ['Until April 10, 2025', 7],
  });
  expect(fillFacts('The {year} forum', SAMPLE.forum)).toBe('The 2025 forum');
});

test('names in braces are listed, and a name that is no fact stays unchanged', () => {
  expect(namesInBraces('From {registrationOpens} to {toString}')).toEqual([
    'registrationOpens',
    'toString',
  ]);
  expect(fillFacts('{toString}', SAMPLE.forum)).toBe('{toString}');
});
