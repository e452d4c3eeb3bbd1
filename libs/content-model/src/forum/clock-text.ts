const NOON = 12;

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
  const [from, to] = [twelveHours(start), clockText(end)];
  return `${to.endsWith(from.period) ? from.digits : clockText(start)}-${to}`;
}
