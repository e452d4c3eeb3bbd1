import { sharePictureAlt, sharePictureText } from './share-picture.ts';

test('a share picture has the text of its page, or else its title without the site name', () => {
  expect(sharePictureText({ title: 'About us - RAADE' })).toEqual({ title: 'About us' });
  const ogImage = { title: 'We build together', eyebrow: 'About' };
  expect(sharePictureText({ title: 'About us - RAADE', ogImage })).toEqual(ogImage);
});

test('the alternative text contains the title and the eyebrow', () => {
  const title = 'The forum';
  expect(sharePictureAlt({ title })).toBe('RAADE: The forum');
  expect(sharePictureAlt({ title, eyebrow: 'April' })).toBe('RAADE: April: The forum');
});
