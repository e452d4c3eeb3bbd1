const NOON = 12;

/** A stored time on a clock of twelve hours, on which 0:00 and 12:00 are both shown as 12:00. */
function twelveHours(time: string) {
  const [hour = '', minute = ''] = time.split(':');
  return {
    digits: `${Number(hour) % NOON || NOON}:${minute}`,
    period: Number(hour) < NOON ? 'AM' : 'PM',
  };
}

/** Formats a stored time, like '18:00', as '6:00 PM'. */
export function clockText(time: string): string {
  const { digits, period } = twelveHours(time);
  return `${digits} ${period}`;
}

/** Formats two stored times as '6:00-6:30 PM' or '11:25 AM-12:20 PM'. */
export function clockRange(start: string, end: string): string {
  const [startTime, endText] = [twelveHours(start), clockText(end)];
  const startText = endText.endsWith(startTime.period) ? startTime.digits : clockText(start);
  return `${startText}-${endText}`;
}
