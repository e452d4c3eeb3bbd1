/** Red, green and blue of a colour like `#0b1f3a`. */
const channelsOf = (colour: string) =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/**
 * A colour over another one, as if it were let through in part: mail programs know no opacity.
 * @param share of `over`, from 0 to 1
 */
export function mixed(ground: string, over: string, share: number): string {
  const [below, above] = [channelsOf(ground), channelsOf(over)];
  const channels = below.map((value, at) => Math.round(value + ((above[at] ?? 0) - value) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
