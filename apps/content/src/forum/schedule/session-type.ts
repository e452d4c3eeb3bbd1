import {
  Award,
  CalendarDays,
  Coffee,
  Flame,
  Lightbulb,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Mic,
  PartyPopper,
  Wrench,
} from 'lucide-react';

interface TypeStyle {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Colors of the icon and its background. */
  readonly ink: string;
  readonly ground: string;
}

/** Colors of `tokens.css` that distinguish kinds of things. */
type Family = 'clay' | 'gold' | 'leaf' | 'sky' | 'plum';

const soft = (family: Family) => ({ ink: `var(--ink-${family})`, ground: `var(--tint-${family})` });

/** The same family inverted, for sessions on the main stage. */
const strong = (family: Family) => ({
  ink: `var(--tint-${family})`,
  ground: `var(--ink-${family})`,
});

/** The known types of sessions, each with a color and an icon. */
export const SESSION_TYPES: Readonly<Record<string, TypeStyle>> = {
  break: { label: 'Break', icon: Coffee, ...soft('sky') },
  ceremony: { label: 'Ceremony', icon: Award, ...strong('gold') },
  keynote: { label: 'Keynote', icon: Mic, ...strong('clay') },
  social: { label: 'Social', icon: PartyPopper, ...soft('gold') },
  panel: { label: 'Panel', icon: MessagesSquare, ...strong('sky') },
  workshop: { label: 'Workshop', icon: Wrench, ...soft('leaf') },
  showcase: { label: 'Showcase', icon: Lightbulb, ...soft('plum') },
  fireside: { label: 'Fireside', icon: Flame, ...strong('plum') },
  'call-to-action': { label: 'Call to Action', icon: Megaphone, ...strong('leaf') },
};

/** Converts 'round-table' to 'Round Table'. */
function titleCase(type: string): string {
  return type
    .split('-')
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}

/** Returns the style of a type; unknown types get a default style and their own name. */
export function sessionType(type: string): TypeStyle {
  return (
    SESSION_TYPES[type] ?? {
      label: titleCase(type),
      icon: CalendarDays,
      ink: 'var(--color-text-muted)',
      ground: 'var(--color-surface-sunken)',
    }
  );
}
