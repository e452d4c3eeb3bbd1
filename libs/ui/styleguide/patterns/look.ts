import type { Pattern } from '../sample.ts';

export const COLOUR_PATTERNS: readonly Pattern[] = [
  {
    name: 'Tokens',
    why: 'Both themes, forced colours and paper follow from one name, and a release of another app cannot drift.',
    good: 'Write var(--color-text-muted) for what matters less.',
    bad: 'Do not write a colour of your own, or the same token thinned until it is pretty.',
  },
  {
    name: 'Families',
    why: 'Clay, gold, leaf, sky and plum tell kinds apart: sectors, sessions, attendees. A colour means the same kind wherever it stands.',
    good: 'Set the ink of a family on its own tint, with the word beside it.',
    bad: 'Do not let colour alone say what a thing is, and give no family to a mere decoration.',
  },
  {
    name: 'Sun',
    why: 'One warm colour on night leads the eye. It is the thread that every picture and the woven edge share.',
    good: 'Use it for one thing of a band: the link, the rule, the thread.',
    bad: 'Do not set long text in it, and never put it on white.',
  },
];

export const TEXT_PATTERNS: readonly Pattern[] = [
  {
    name: 'Headings',
    why: 'Who skims, by eye or by ear, reads headings alone and must know what the page says.',
    good: 'Say the thing: "Two days a year, face to face".',
    bad: 'Do not name the drawer: "Our approach", "Information".',
  },
  {
    name: 'Lead and eyebrow',
    why: 'A lead says in one or two sentences why to read on; an eyebrow says where one is.',
    good: 'One lead below the title of a band, at most three lines on a phone.',
    bad: 'Do not stack eyebrow, title and lead where the title is enough.',
  },
  {
    name: 'Names',
    why: 'A name is spelled as its bearer spells it. Our two families have no ẹ, ọ or ũ, and a name in two families looks like a mistake.',
    good: 'Put what others write into letters(): a word that needs it is set whole in the companion family, which nobody else loads.',
    bad: 'Do not leave out the dots, or tell people to.',
  },
];

export const SPACE_PATTERNS: readonly Pattern[] = [
  {
    name: 'Steps of space',
    why: 'Rooms that come from one scale line up without anybody measuring.',
    good: 'Twice the room around a group as within it.',
    bad: 'Do not use a gap in pixels, or an empty element that pushes.',
  },
  {
    name: 'Grid',
    why: 'Cards share the height of their row and break by their own width, so a phone needs no second layout.',
    good: 'Give a grid the least width at which a card still reads well.',
    bad: 'Do not count columns for each width of a screen.',
  },
];

export const SCALE_PATTERNS: readonly Pattern[] = [
  {
    name: 'Widths and layers',
    why: 'Two people who choose 760 and 768 pixels make a page that breaks twice; layers that are numbers end in a race.',
    good: 'Ask media.tablet, and take a layer by its name.',
    bad: 'Do not write a width, or z-index 9999.',
  },
];

export const GROUND_PATTERNS: readonly Pattern[] = [
  {
    name: 'Hero',
    why: 'One dark opening says where a page begins, and lets the bar know what it lies over.',
    good: 'One hero a page, with the h1 in it. Short where the page is there to be read.',
    bad: 'Do not open with a slogan where the page is a form or a list.',
  },
  {
    name: 'Sections',
    why: 'Grounds change where the subject does, so that a long page has chapters.',
    good: 'Page and sunken in turn; night once, for the turn that matters.',
    bad: 'Do not put two bands of night after each other.',
  },
  {
    name: 'The woven edge',
    why: 'The weave stands for what the association does: threads that hold together. Mails end their head with the same edge.',
    good: 'The edge where a page or a mail closes one thing and begins another.',
    bad: 'Do not draw a second pattern.',
  },
];
