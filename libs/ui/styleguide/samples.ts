import { buttons } from './samples/buttons.sample.tsx';
import { cards } from './samples/cards.sample.tsx';
import { colours } from './samples/colours.sample.tsx';
import { failures } from './samples/failures.sample.tsx';
import { fields } from './samples/fields.sample.tsx';
import { grounds } from './samples/grounds.sample.tsx';
import { messages } from './samples/messages.sample.tsx';
import { motion } from './samples/motion.sample.tsx';
import { navigation } from './samples/navigation.sample.tsx';
import { scales } from './samples/scales.sample.tsx';
import { space } from './samples/space.sample.tsx';
import { text } from './samples/text.sample.tsx';
import type { Sample } from './sample.ts';

/** The chapters of the guide, in their order. */
export const SAMPLES: readonly Sample[] = [
  colours,
  text,
  space,
  scales,
  buttons,
  fields,
  cards,
  messages,
  failures,
  navigation,
  grounds,
  motion,
];
