import type { ComponentType } from 'react';
import type { Pattern } from './pattern-notes.tsx';
import { Buttons } from './samples/buttons.sample.tsx';
import { Cards } from './samples/cards.sample.tsx';
import { Colors } from './samples/colors.sample.tsx';
import { Failures } from './samples/failures.sample.tsx';
import { Fields } from './samples/fields.sample.tsx';
import { Grounds } from './samples/grounds.sample.tsx';
import { Messages } from './samples/messages.sample.tsx';
import { Motion } from './samples/motion.sample.tsx';
import { Navigation } from './samples/navigation.sample.tsx';
import { Scales } from './samples/scales.sample.tsx';
import { Space } from './samples/space.sample.tsx';
import { Text } from './samples/text.sample.tsx';

interface Sample {
  readonly title: string;
  readonly Content: ComponentType;
  /** Rules for the components of the chapter. */
  readonly patterns: readonly Pattern[];
}

/** The chapters of the style guide, in order. */
export const SAMPLES: readonly Sample[] = [
  {
    title: 'Colours',
    Content: Colors,
    patterns: [
      {
        name: 'Tokens',
        why: 'One name stands for the value in both themes, forced colors and print, and all apps change together.',
        good: 'Write var(--color-text-muted) for secondary text.',
        bad: 'Do not write a color of your own, or a token with your own transparency.',
      },
      {
        name: 'Families',
        why: 'Clay, gold, leaf, sky and plum distinguish kinds: sectors, sessions, attendees. A color means the same kind on every page.',
        good: 'Set the ink of a family on its own tint, with the word beside it.',
        bad: 'Do not let color alone carry the meaning, and do not use a family as decoration.',
      },
      {
        name: 'Sun',
        why: 'One warm color on dark backgrounds draws attention. Every illustration and the woven edge use it.',
        good: 'Use it for one element of a section: a link or a line.',
        bad: 'Do not set long text in it, and never put it on white.',
      },
    ],
  },
  {
    title: 'Text',
    Content: Text,
    patterns: [
      {
        name: 'Headings',
        why: 'People who skim a page, or listen to it, read only headings, and must learn what the page says.',
        good: 'Say the content: "Two days a year, face to face".',
        bad: 'Do not name a category: "Our approach", "Information".',
      },
      {
        name: 'Lead and eyebrow',
        why: 'A lead says in one or two sentences why to read on; an eyebrow names the section.',
        good: 'One lead below the title of a section, at most three lines on a phone.',
        bad: 'Do not stack eyebrow, title and lead where the title is enough.',
      },
      {
        name: 'Names',
        why: 'A name is spelled as its bearer spells it. Our two families have no ẹ, ọ or ũ, and a name in two families looks like a mistake.',
        good: 'Put what others write into letters(): a word that needs it is set whole in the companion family, which nobody else loads.',
        bad: 'Do not leave out the dots, or tell people to.',
      },
    ],
  },
  {
    title: 'Space',
    Content: Space,
    patterns: [
      {
        name: 'Steps of space',
        why: 'Spaces from one scale line up.',
        good: 'Leave twice the space around a group as within it.',
        bad: 'Do not use a gap in pixels, or an empty element as a spacer.',
      },
      {
        name: 'Grid',
        why: 'Cards have the height of their row and wrap by their own width, so phones need no second layout.',
        good: 'Give a grid the least width at which a card still reads well.',
        bad: 'Do not count columns for each width of a screen.',
      },
    ],
  },
  {
    title: 'Widths and layers',
    Content: Scales,
    patterns: [
      {
        name: 'Widths and layers',
        why: 'If one person chooses 760 pixels and another 768, the layout changes twice; numbers for layers keep growing.',
        good: 'Use media.tablet, and a layer by its name.',
        bad: 'Do not write a width, or z-index 9999.',
      },
    ],
  },
  {
    title: 'Buttons',
    Content: Buttons,
    patterns: [
      {
        name: 'Buttons',
        why: 'A button says what happens next; a screen has one main action.',
        good: 'A verb and its object: "Send Test Email". One primary, the others quiet.',
        bad: 'Do not write "OK", "Submit" or "Click here", and never disable a button without saying why.',
      },
      {
        name: 'Links that look like buttons',
        why: 'Links can be opened in a new tab and copied; actions cannot.',
        good: 'ButtonLink for the main link; ExternalButtonLink for other sites.',
        bad: 'Do not make a button that navigates, or a link that saves.',
      },
      {
        name: 'Chips',
        why: 'A filter shows all its choices, and the active one.',
        good: 'A few words each, and the number of results.',
        bad: 'Do not use chips for steps or for actions.',
      },
      {
        name: 'Icon buttons',
        why: 'They save space where everybody knows the icon, like a cross for closing.',
        good: 'An accessible name, and 44 pixels for touch.',
        bad: 'Do not use an unfamiliar icon without text.',
      },
    ],
  },
  {
    title: 'Fields',
    Content: Fields,
    patterns: [
      {
        name: 'Labels and hints',
        why: 'A label stays while somebody types; a placeholder disappears.',
        good: 'A label above, a hint below it, "(optional)" on the few that are.',
        bad: 'Do not ask for data that nobody uses, and do not mark required fields with stars.',
      },
      {
        name: 'Errors of fields',
        why: 'A message at the field that says what to do is followed at once.',
        good: 'Show it below the field once somebody has left it, and focus the first invalid field on submit.',
        bad: 'Do not clear an invalid field, and never blame: "invalid input".',
      },
      {
        name: 'Choices',
        why: 'Up to six choices are faster to see than to open.',
        good: 'ChoiceGroup for few, Select for many, Checkbox for yes or no.',
        bad: 'Do not check a box by default.',
      },
    ],
  },
  {
    title: 'Cards and tables',
    Content: Cards,
    patterns: [
      {
        name: 'Cards',
        why: 'A card is one item of a list: a session, a project, a person.',
        good: 'One heading, one link, as much text as its neighbours have.',
        bad: 'Do not frame a paragraph because it looks bare, and put no card into a card.',
      },
      {
        name: 'Cards that lead on',
        why: 'Visitors at the end of a page choose among two to four equal links.',
        good: 'A link that names the action, and one sentence about the page; the whole card is clickable.',
        bad: 'Do not put a second link or a button into one.',
      },
      {
        name: 'Badges',
        why: 'A badge shows the state of an item, and is read before the rest of the row.',
        good: 'One or two words, the same in every table.',
        bad: 'Do not use them as buttons, or five at once.',
      },
      {
        name: 'Tables',
        why: 'Staff compare numbers, so these are aligned, and the first cell names the row.',
        good: 'Numbers at the end of the row, with cents; a caption for screen readers.',
        bad: 'Do not show ids or codes where a name is known.',
      },
      {
        name: 'Skeletons',
        why: 'They reserve the space, so that nothing moves when the content arrives.',
        good: 'The shape of the content, and one sentence for screen readers.',
        bad: 'Do not show one for an instant, or where no content will follow.',
      },
    ],
  },
  {
    title: 'Messages',
    Content: Messages,
    patterns: [
      {
        name: 'Notices',
        why: 'A lasting message belongs in the page, where it is read when it matters.',
        good: 'Say what happened, what it means and what to do, in this order.',
        bad: 'Do not put an excuse first, or a code at all.',
      },
      {
        name: 'Toasts',
        why: 'They confirm an action, and disappear by themselves.',
        good: '"Saved.", with the way back if there is one.',
        bad: 'Do not use a toast for important messages.',
      },
      {
        name: 'Dialogs',
        why: 'They interrupt, which is right only before actions that cannot be undone.',
        good: 'A question as its title; the button repeats the action: "Refund $50".',
        bad: 'Do not ask "Are you sure?", and do not open one unasked.',
      },
    ],
  },
  {
    title: 'Failures',
    Content: Failures,
    patterns: [
      {
        name: 'What is missing',
        why: 'Parts come from several teams. A failing part must not break the page, and recovers by itself.',
        good: 'Say what is missing, and offer another way: an address, another page.',
        bad: 'Do not leave an empty space, or ask visitors to do what the page does by itself.',
      },
    ],
  },
  {
    title: 'Navigation',
    Content: Navigation,
    patterns: [
      {
        name: 'Breadcrumb',
        why: 'Visitors from a search engine have not seen the parent page.',
        good: 'On pages two levels down, below the bar.',
        bad: 'Do not show it where it would only say "Home".',
      },
      {
        name: 'Tabs',
        why: 'They are views of one item; the open one is in the URL, so it can be shared.',
        good: 'Two to five, with short names, in an order that never changes.',
        bad: 'Do not hide steps of a form, or important text, behind a tab.',
      },
      {
        name: 'Disclosure',
        why: 'Text that one in ten readers needs should not make the others scroll.',
        good: 'A question as its title; fully visible without script.',
        bad: 'Do not hide prices, dates or conditions.',
      },
    ],
  },
  {
    title: 'Grounds',
    Content: Grounds,
    patterns: [
      {
        name: 'Hero',
        why: 'A dark first section marks the start of a page, and determines the look of the bar.',
        good: 'One hero per page, with the h1 in it. Use `short` on pages with much text.',
        bad: 'Do not begin a form or a list with a slogan.',
      },
      {
        name: 'Sections',
        why: 'The background changes with the topic, so that a long page has chapters.',
        good: 'Alternate page and sunken; use night once, for the most important section.',
        bad: 'Do not put two night sections after each other.',
      },
      {
        name: 'The woven edge',
        why: 'The woven pattern stands for people who work together. Mails have the same edge below their header.',
        good: 'Use the edge between two parts of a page or mail.',
        bad: 'Do not add a second pattern.',
      },
    ],
  },
  {
    title: 'Motion',
    Content: Motion,
    patterns: [
      {
        name: 'One idea: the weave',
        why: 'A pattern is drawn once in one direction, like weaving, and then stays.',
        good: 'Let one element of a screen move when it comes into view.',
        bad: 'Do not bounce, loop, slide text in from the side or move what somebody is reading.',
      },
      {
        name: 'Durations and easing',
        why: 'A reaction must be immediate; a change of position must be slow enough to follow.',
        good: 'Use motion-quick (140 ms) for reactions to a pointer or key, and motion-layout (450 ms) for moving elements. Both with ease-out.',
        bad: 'Do not write a duration. Exceptions are in a list with their reasons, which a test checks.',
      },
      {
        name: 'Endless motion',
        why: 'Endless motion means that work is in progress. Otherwise it is meaningless and tiring.',
        good: 'The spinner, the skeleton and the loading page, while they wait.',
        bad: 'Do not decorate with it, and add a text that says what is loading.',
      },
      {
        name: 'Reduced motion',
        why: 'Motion makes some people ill, and weak devices stutter.',
        good: 'Both durations are 0 then, videos stay pictures, and elements appear in their final place.',
        bad: 'Do not make anything visible only through motion.',
      },
    ],
  },
];
