import { Linter } from 'eslint';
import { TRANSLATED_TEXT } from './translated-text.ts';

const linter = new Linter();

const problemsIn = (code: string) =>
  linter
    .verify(code, [
      {
        languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
        rules: { 'no-restricted-syntax': ['error', ...TRANSLATED_TEXT] },
      },
    ])
    .map(({ message }) => message);

test.each([
  '<p>{`${count} rows`}</p>',
  '<p>{isBusy ? "Sending..." : label}</p>',
  '<button>{isBusy && <Spinner />}<span>{label}</span></button>',
  '<p>Write to <a href={address}>{address}</a>.</p>',
  '<p>By {renderText(author)}, who is {renderText(role)}</p>',
  '<p>The {BRAND.name} and its {LIMIT} rows</p>',
  '<ul>{rows.map((row) => <li key={row}>{row}</li>)}{hasMore && <li>More</li>}</ul>',
  '<>{error && <Notice />}{/* Nothing to say. */}<Table /></>',
  '<td>{value === null ? <span>None</span> : <Value of={value} />}</td>',
])('%s is accepted', (code) => {
  expect(problemsIn(code)).toEqual([]);
});

test.each([
  ['text beside a value', '<p>{count} rows</p>'],
  ['text beside an optional element', '<p>{isBusy && <Spinner />}Send</p>'],
  ['a space beside an optional element', "<p><b>Name</b>{' '}{isNew && <Badge />}</p>"],
  ['optional text beside an element', "<p><b>Name</b>{isSelf && ' (you)'}</p>"],
  ['a template beside an element', '<p><Spinner />{`${count} rows`}</p>'],
  ['children beside an optional element', '<b>{isBusy && <Spinner />}{children}</b>'],
  ['text in a fragment', '<p>{isWaiting && <> until <Moment /></>}</p>'],
  ['mixed content of a branch', '<i>{a ? <p>Yes, <b>we do</b></p> : <p>No</p>}</i>'],
])('%s is refused', (_kind, code) => {
  expect(problemsIn(code)).toEqual([expect.stringContaining('an element of its own')]);
});
