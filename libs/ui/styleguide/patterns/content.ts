import type { Pattern } from '../sample.ts';

export const CARD_PATTERNS: readonly Pattern[] = [
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
];

export const MESSAGE_PATTERNS: readonly Pattern[] = [
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
];

export const FAILURE_PATTERNS: readonly Pattern[] = [
  {
    name: 'What is missing',
    why: 'Parts come from several teams. One that fails must not take the page with it, and comes back by itself.',
    good: 'Say in its place what is missing, and lead to another way: an address, another page.',
    bad: 'Do not show a blank, or ask visitors to do what the page does by itself.',
  },
];

export const MOTION_PATTERNS: readonly Pattern[] = [
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
];
