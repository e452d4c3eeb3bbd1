import type { Pattern } from '../sample.ts';

export const BUTTON_PATTERNS: readonly Pattern[] = [
  {
    name: 'Buttons',
    why: 'A button is a promise of what happens next; a screen has room for one main promise.',
    good: 'A verb and what it is done to: "Send Test Email". One primary, the others quiet.',
    bad: 'Do not write "OK", "Submit" or "Click here", and never disable a button without saying why.',
  },
  {
    name: 'Links that look like buttons',
    why: 'What leads to another page can be opened in a new tab and copied; what changes something cannot.',
    good: 'ButtonLink for the one way on; ExternalButtonLink where it leaves the site, which it says.',
    bad: 'Do not make a button that navigates, or a link that saves.',
  },
  {
    name: 'Chips',
    why: 'A filter shows all its choices at once, and the one that holds.',
    good: 'Few words each, and how many remain.',
    bad: 'Do not use chips for steps, or for what sends something.',
  },
  {
    name: 'Icon buttons',
    why: 'They save room where everybody knows the sign, like a cross that closes.',
    good: 'A name for ears, 44 pixels for fingers.',
    bad: 'Do not let a new drawing stand without its word.',
  },
];

export const FIELD_PATTERNS: readonly Pattern[] = [
  {
    name: 'Labels and hints',
    why: 'A label stays when somebody types; a placeholder goes, and with it the question.',
    good: 'A label above, a hint below it, "(optional)" on the few that are.',
    bad: 'Do not ask for what nobody reads later, and do not star what is required.',
  },
  {
    name: 'Errors of fields',
    why: 'Who is told what to do, where it is to be done, is done a second later.',
    good: 'Say it below the field once somebody has left it, and take the keyboard to the first one.',
    bad: 'Do not empty a field that is wrong, and never blame: "invalid input".',
  },
  {
    name: 'Choices',
    why: 'Up to six choices are quicker seen than opened.',
    good: 'ChoiceGroup for few, Select for many, Checkbox for a yes that stands alone.',
    bad: 'Do not check a box for somebody.',
  },
];

export const NAVIGATION_PATTERNS: readonly Pattern[] = [
  {
    name: 'Breadcrumb',
    why: 'Who comes from a search engine has not seen the page above.',
    good: 'On pages two steps down, below the bar.',
    bad: 'Do not show it where it would only say "Home".',
  },
  {
    name: 'Tabs',
    why: 'They are views of one thing; the address names the one that is open, so it can be sent.',
    good: 'Two to five, with short names, in an order that never changes.',
    bad: 'Do not hide steps of a form, or what must be read, behind a tab.',
  },
  {
    name: 'Disclosure',
    why: 'Answers that one in ten needs should not make nine scroll.',
    good: 'A question as its title, whole without script.',
    bad: 'Do not close away prices, dates or conditions.',
  },
];
