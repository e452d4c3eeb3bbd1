import ICAL from 'ical.js';
import nodeIcal, { type ParameterValue } from 'node-ical';

/** An event as read by a third-party library, with times in UTC. */
export interface ReadEvent {
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly location: string;
  readonly url: string;
}

/** The events that ical.js finds (the library of Thunderbird). */
export function readWithIcalJs(text: string): readonly ReadEvent[] {
  const calendar = ICAL.Component.fromString(text);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, startDate, endDate, summary, description, location } = new ICAL.Event(component);
    return {
      uid,
      start: startDate.toJSDate().toISOString(),
      end: endDate.toJSDate().toISOString(),
      title: summary,
      description: component.hasProperty('description') ? description : undefined,
      location,
      url: String(component.getFirstPropertyValue('url')),
    };
  });
}

const textOf = (value: ParameterValue | undefined) =>
  typeof value === 'object' ? value.val : value;

/** The events that node-ical finds. */
export function readWithNodeIcal(text: string): readonly ReadEvent[] {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((component) =>
    component?.type === 'VEVENT'
      ? {
          uid: component.uid,
          start: component.start.toISOString(),
          end: component.end?.toISOString() ?? '',
          title: textOf(component.summary) ?? '',
          description: textOf(component.description),
          location: textOf(component.location) ?? '',
          url: String(textOf(component.url)),
        }
      : [],
  );
}
