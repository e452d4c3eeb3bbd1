import { provideContent } from '@raade/content-model/provided/provided-content';
import { SAMPLE } from '@raade/content-model/sample-content';
import { otherPicture } from '@raade/content-model/testing/other-pictures';
import { environment } from '@raade/platform';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { openPart, prepareStaffPart } from '../../testing/staff-part.tsx';
import { ContentField } from './content-field.tsx';

const reported = jest.fn<undefined, [string]>();
/** The content that the field has reported last. */
const content = () => reported.mock.lastCall?.[0];

function Sample({ initial }: { readonly initial: string }) {
  const [value, setValue] = useState(initial);
  const change = (html: string) => {
    reported(html);
    setValue(html);
  };
  return (
    <>
      <ContentField value={value} error={undefined} onChange={change} />
      <button onClick={() => setValue('<p>From elsewhere</p>')}>Replace</button>
    </>
  );
}

async function open(initial: string) {
  const { user } = openPart(<Sample initial={initial} />);
  await screen.findByRole('button', { name: 'HTML' });
  return user;
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const textView = () => screen.getByRole('textbox', { name: 'Email Content' });

// ProseMirror asks where text stands on the screen, which jsdom does not know.
prepareStaffPart();
beforeAll(() => {
  const nowhere = { left: 0, top: 0, right: 0, bottom: 0 };
  Object.assign(Range.prototype, {
    getClientRects: () => [nowhere],
    getBoundingClientRect: () => nowhere,
  });
  Object.assign(document, { elementFromPoint: () => null });
});

test('text is formatted with buttons, and the HTML view shows what is sent', async () => {
  const user = await open('<p>News</p>');
  expect(textView().textContent).toBe('News');
  await press(user, 'Heading');
  expect(content()).toBe('<h2>News</h2>');
  expect(screen.getByRole('button', { name: 'Heading' }).getAttribute('aria-pressed')).toBe('true');
  await press(user, 'Undo');
  expect(content()).toBe('<p>News</p>');
  await press(user, 'List');
  await press(user, 'HTML');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Email Content').value).toBe(
    '<ul><li>News</li></ul>',
  );
  await press(user, 'Text');
  expect(textView().querySelector('li')?.textContent).toBe('News');
  await press(user, 'Replace');
  expect(textView().textContent).toBe('From elsewhere');
});

test('pressing a button leaves the focus in the text', async () => {
  const user = await open('<p>News</p>');
  textView().focus();
  for (const name of ['Bold', 'Undo']) {
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name }) });
    expect(document.activeElement).toBe(textView());
  }
});

test('links and pictures are inserted by address, and invalid addresses are refused', async () => {
  const user = await open('<p>News</p>');
  await press(user, 'Link');
  screen.getByText('For example https://example.org/page, or /conference for a page of this site.');
  await user.type(screen.getByLabelText('Address'), 'news');
  await press(user, 'Insert link');
  screen.getByText('Enter an address like https://example.org or name@example.org');
  await user.clear(screen.getByLabelText('Address'));
  await user.type(screen.getByLabelText('Address'), 'example.org');
  await user.type(screen.getByLabelText('Text of the link'), 'our site');
  await press(user, 'Insert link');
  expect(content()).toContain('<a href="https://example.org">our site</a>');

  await press(user, 'Picture');
  await user.type(screen.getByLabelText('Address of the picture'), 'http://example.org/a.png');
  await press(user, 'Insert picture');
  screen.getByText(/^Choose a picture, .* say what it shows$/);
  await user.clear(screen.getByLabelText('Address of the picture'));
  await user.type(screen.getByLabelText('Address of the picture'), 'https://example.org/a.png');
  await user.type(screen.getByLabelText('Description of the picture'), 'A hall');
  await press(user, 'Insert picture');
  expect(content()).toContain('<img src="https://example.org/a.png" alt="A hall" width="560">');
});

test('a picture of the site is chosen by keyboard, with its description and its absolute address', async () => {
  const picture = otherPicture(1, 'Ama Sample, laughing');
  provideContent({ speakers: SAMPLE.speakers.map((speaker) => ({ ...speaker, picture })) });
  const user = await open('<p>News</p>');
  await press(user, 'Picture');
  await screen.findByText('Choose one of these, or enter an address below.');
  const choice = await screen.findByRole('button', { name: picture.alt });
  choice.focus();
  await user.keyboard(' ');
  expect(choice.getAttribute('aria-pressed')).toBe('true');
  const src = `${environment().siteUrl}/p/${picture.id}/960.jpeg`;
  expect(screen.getByLabelText<HTMLInputElement>('Address of the picture').value).toBe(src);
  await press(user, 'Insert picture');
  expect(content()).toContain(`<img src="${src}" alt="${picture.alt}" width="560">`);
});

test('HTML that the text view cannot show stays unchanged, and the page says so', async () => {
  const table = '<table><tbody><tr><td>A cell</td></tr></tbody></table>';
  const user = await open(table);
  screen.getByText(/^This content has HTML that the text view cannot show/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Text' }).disabled).toBe(true);
  await user.type(screen.getByLabelText('Email Content'), '!');
  expect(content()).toBe(`${table}!`);
});
