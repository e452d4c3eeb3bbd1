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
    ],
  },
  {
    title: 'Text',
    Content: Text,
    patterns: [
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
    ],
  },
  {
    title: 'Space',
    Content: Space,
    patterns: [
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
    ],
  },
  {
    title: 'Widths and layers',
    Content: Scales,
    patterns: [
      {
        name: 'Widths and layers',
        why: 'Two people who choose 760 and 768 pixels make a page that breaks twice; layers that are numbers end in a race.',
        good: 'Ask media.tablet, and take a layer by its name.',
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
    ],
  },
  {
    title: 'Fields',
    Content: Fields,
    patterns: [
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
    ],
  },
  {
    title: 'Cards and tables',
    Content: Cards,
    patterns: [
      {
        name: 'Cards',
        why: 'A card is one thing that can be taken out of its row: a session, a project, a person.',
        good: 'One heading, one link, as much text as its neighbours have.',
        bad: 'Do not frame a paragraph because it looks bare, and put no card into a card.',
      },
      {
        name: 'Cards that lead on',
        why: 'Whoever cannot go on here is shown two to four other ways, none of them better than the others.',
        good: 'A link that says what one can do, one sentence on what is there; all of the card answers.',
        bad: 'Do not put a second link or a button into one.',
      },
      {
        name: 'Badges',
        why: 'A badge says how a thing stands, and is read before the rest of the row.',
        good: 'One or two words, the same in every table.',
        bad: 'Do not use them as buttons, or five at once.',
      },
      {
        name: 'Tables',
        why: 'Staff compare: figures stand under each other, and the row is named by its first cell.',
        good: 'Figures at the end, with cents; a caption for ears.',
        bad: 'Do not show ids or codes where a name is known.',
      },
      {
        name: 'Skeletons',
        why: 'They keep the room that is needed, so that nothing moves when it comes.',
        good: 'The shape of what will be there, and one sentence for ears.',
        bad: 'Do not flash one for less than a moment, or leave it where nothing will come.',
      },
    ],
  },
  {
    title: 'Messages',
    Content: Messages,
    patterns: [
      {
        name: 'Notices',
        why: 'What is true while somebody is here stands in the page, where it is read when it matters.',
        good: 'What happened, what it means, what can be done: in this order.',
        bad: 'Do not put an excuse first, or a code at all.',
      },
      {
        name: 'Toasts',
        why: 'They confirm what somebody has just done, and leave without being asked.',
        good: '"Saved.", with the way back if there is one.',
        bad: 'Do not tell in a toast what must not be missed.',
      },
      {
        name: 'Dialogs',
        why: 'They stop somebody, which is right only before what cannot be taken back.',
        good: 'A question as its title; the button repeats the deed: "Refund $50".',
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
        why: 'Parts come from several teams. One that fails must not take the page with it, and comes back by itself.',
        good: 'Say in its place what is missing, and lead to another way: an address, another page.',
        bad: 'Do not show a blank, or ask visitors to do what the page does by itself.',
      },
    ],
  },
  {
    title: 'Navigation',
    Content: Navigation,
    patterns: [
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
    ],
  },
  {
    title: 'Grounds',
    Content: Grounds,
    patterns: [
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
    ],
  },
  {
    title: 'Motion',
    Content: Motion,
    patterns: [
      {
        name: 'One idea: the weave',
        why: 'A thread is drawn in one direction and then holds. So a pattern unrolls once, and never again.',
        good: 'Let one thing of a screen move, when it comes into view, and stay.',
        bad: 'Do not bounce, loop, slide text in from the side or move what somebody is reading.',
      },
      {
        name: 'Durations and easing',
        why: 'An answer must be felt as an answer; a change of place must be followed by the eye.',
        good: 'Let motion-quick (140 ms) answer a pointer or a key, and motion-layout (450 ms) move what is on the page. Both with ease-out: quick at first, then at rest.',
        bad: 'Do not write a duration. What takes another one stands in a list with its reason, which a test holds.',
      },
      {
        name: 'Endless motion',
        why: 'A thing that moves without end says that work goes on. Without work it says nothing, and tires.',
        good: 'The spinner, the skeleton and the start of the page, as long as they wait.',
        bad: 'Do not decorate with it, and show it beside a word that says what is awaited.',
      },
      {
        name: 'Reduced motion',
        why: 'Motion makes some people ill, and weak devices stutter.',
        good: 'Both durations are 0 there, films stay pictures, and what would have moved is simply there.',
        bad: 'Do not let anything be seen only because it moved.',
      },
    ],
  },
];
