import { fireEvent } from '@testing-library/react';

/** What is written into the empty page of a preview's frame, which no test fetches. */
export function writtenSheet(frame: HTMLIFrameElement): Document {
  const { contentDocument: sheet } = frame;
  if (!sheet) throw new Error('The frame has no document.');
  if (sheet.childElementCount === 0) sheet.append(sheet.createElement('html'));
  fireEvent.load(frame);
  return sheet;
}
