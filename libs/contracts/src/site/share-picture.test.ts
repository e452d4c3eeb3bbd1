import { sharePictureAlt, sharePictureText } from './share-picture.ts';

test('a card has the text of its page, or else the title without the name of the site', () => {
  expect(sharePictureText({ title: 'About us - RAADE' })).toEqual({ title: 'About us' });
  const ogImage = { title: 'We build together', eyebrow: 'About' };
  expect(sharePictureText({ title: 'About us - RAADE', ogImage })).toEqual(ogImage);
});

test('any change of a word changes the text', () => {
  const title = 'The forum';
  expect(sharePictureAlt({ title })).toBe('RAADE: The forum');
  expect(sharePictureAlt({ title, eyebrow: 'April' })).toBe('RAADE: April: The forum');
});
