/** `early-bird-student` -> `Early Bird Student`. */
export function ticketTypeLabel(ticketType: string): string {
  return ticketType
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
