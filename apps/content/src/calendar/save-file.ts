/** The type of iCalendar files (RFC 5545, 8.1). */
const CALENDAR_TYPE = 'text/calendar;charset=utf-8';

/** Hands a calendar file to the visitor as a download. Everything happens in the browser, offline too. */
export function saveCalendarFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: CALENDAR_TYPE }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
