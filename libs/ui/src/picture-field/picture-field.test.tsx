import { act, fireEvent, render, screen } from '@testing-library/react';
import { PICTURE_REFUSALS } from '@raade/contracts/content/picture-upload';
import { PICTURE_LIMITS } from '@raade/contracts/content/pictures';
import { useState } from 'react';
import { PictureField } from './picture-field.tsx';
import type { PictureValue, UploadPicture } from './picture-value.ts';

const SENT = { id: 'a'.repeat(64), width: 400, height: 300 };
const VALUE: PictureValue = { ...SENT, alt: 'Ama at her desk' };

/** The decoded picture. */
const bitmap = { width: 4000, height: 3000, close: () => undefined };
const decode = jest.fn<Promise<unknown>, [Blob]>();

/** The current upload. */
let sending: Parameters<UploadPicture>[1] & { file: Blob };
let answer: (sent: typeof SENT) => void;
let fail: (error: Error) => void;
const upload: UploadPicture = jest.fn((file, options) => {
  sending = { file, ...options };
  return new Promise<typeof SENT>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
});

let value: PictureValue | undefined;
const load = () => Promise.resolve(new Blob(['x']));
const note = (next: PictureValue | undefined) => {
  value = next;
};

interface FormProps {
  readonly given?: PictureValue | undefined;
  readonly findings?: Record<string, string>;
  readonly onChange: typeof note;
}

function Form({ given, findings = {}, onChange }: FormProps) {
  const [shown, setShown] = useState(given);
  const change = (next: PictureValue | undefined) => {
    onChange(next);
    setShown(next);
  };
  return (
    <PictureField
      label="Portrait"
      value={shown}
      onChange={change}
      findings={findings}
      upload={upload}
      load={load}
    />
  );
}

function show(given?: PictureValue, findings: Record<string, string> = {}) {
  value = given;
  render(<Form given={given} findings={findings} onChange={note} />);
}

const fileOf = (bytes: readonly number[] | string, name = 'photo.jpg') =>
  new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name, {
    type: 'image/jpeg',
  });
const JPEG = fileOf([0xff, 0xd8, 0xff, 0xe0]);
const HEIC = fileOf('\0\0\0\u0018ftypheic\0\0\0\0', 'IMG_1.HEIC');

/** Number of timer turns that jsdom takes to read a file. */
const STEPS = 4;
/** Waits for pending promises. */
const settle = async () => {
  for (let step = 0; step < STEPS; step += 1) {
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
  }
};
const choose = async (file: File, name = 'Choose a picture') => {
  fireEvent.change(screen.getByLabelText(name), { target: { files: [file] } });
  await settle();
};
const group = () => screen.getByRole('group', { name: 'Portrait', description: /.*/ });
const area = () => screen.getByText(/drop it here/).closest('[role=group]') ?? group();

/** All supported browsers have this method, but jsdom does not. */
Blob.prototype.arrayBuffer = function (this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

beforeEach(() => {
  jest.clearAllMocks();
  decode.mockResolvedValue(bitmap);
  Object.assign(globalThis, { createImageBitmap: decode });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

test('a chosen file is uploaded with its progress, and then needs a description', async () => {
  show();
  await choose(JPEG);
  expect(sending.file).toBe(JPEG);
  act(() => sending.onProgress(0.4));
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.4');
  act(() => sending.onProgress(1));
  expect(screen.getByText(/is being turned/)).toBeTruthy();
  answer(SENT);
  await settle();
  expect(value).toEqual({ ...SENT, alt: '' });
  expect(screen.getByText(/Say what the picture shows/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Description of the picture'), {
    target: { value: 'Ama' },
  });
  expect(value?.alt).toBe('Ama');
  expect(screen.queryByText(/Say what the picture shows/)).toBeNull();
});

test('a picture can be dropped, pasted, or taken with the camera', async () => {
  show();
  const files = { files: [JPEG] };
  fireEvent.drop(area(), { dataTransfer: files });
  await settle();
  fireEvent.paste(area(), { clipboardData: files });
  await settle();
  expect(screen.getByLabelText('Take a photo').getAttribute('capture')).toBe('environment');
  await choose(JPEG, 'Take a photo');
  expect(upload).toHaveBeenCalledTimes(3);
});

test('a second picture keeps the description, and cancels the upload of the first', async () => {
  show(VALUE);
  await choose(JPEG);
  const first = sending.signal;
  await choose(JPEG);
  expect(first.aborted).toBe(true);
  answer({ ...SENT, id: 'b'.repeat(64) });
  await settle();
  expect(value).toEqual({ ...VALUE, id: 'b'.repeat(64) });
});

test('an upload can be canceled, which keeps the earlier picture', async () => {
  show(VALUE);
  await choose(JPEG);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sending.signal.aborted).toBe(true);
  fail(new Error('cancelled'));
  await settle();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(value).toEqual(VALUE);
});

test.each([
  ['of zero bytes', fileOf(''), PICTURE_REFUSALS.empty],
  [
    'of more than 25 MB',
    Object.defineProperty(fileOf('x'), 'size', { value: PICTURE_LIMITS.bytes + 1 }),
    PICTURE_REFUSALS['too-large'],
  ],
])('a file %s is refused before its upload, with advice', async (_what, file, says) => {
  show();
  await choose(file);
  expect(screen.getByRole('alert').textContent).toBe(says);
  expect(upload).not.toHaveBeenCalled();
});

test('a refusal shows the message of the function, and a failed upload our own', async () => {
  show();
  await choose(JPEG);
  fail(Object.assign(new Error(), { messageForUsers: PICTURE_REFUSALS.broken }));
  await settle();
  expect(screen.getByRole('alert').textContent).toBe(PICTURE_REFUSALS.broken);
  await choose(JPEG);
  expect(screen.getByRole('alert').textContent).toBe('');
  fail(new Error('socket hang up'));
  await settle();
  expect(screen.getByRole('alert').textContent).toMatch(/Check your connection/);
});

test('an iPhone photo is converted if the browser can, or else refused with advice', async () => {
  const converted = new Blob(['jpeg']);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(converted));
  show();
  await choose(HEIC);
  expect(sending.file).toBe(converted);

  decode.mockRejectedValue(new Error('cannot decode'));
  await choose(HEIC);
  expect(screen.getByRole('alert').textContent).toBe(PICTURE_REFUSALS.heic);

  decode.mockResolvedValue({ ...bitmap, width: 20_000 });
  await choose(HEIC);
  expect(screen.getByRole('alert').textContent).toBe(PICTURE_REFUSALS['too-many-pixels']);
});

test('the focal point is set by a press on the picture, and by numbers', () => {
  show(VALUE);
  fireEvent.change(screen.getByLabelText('From the left'), { target: { value: '0.25' } });
  expect(value?.focal).toEqual({ x: 0.25, y: 0.5 });
  expect(screen.getByLabelText('From the left').getAttribute('aria-valuetext')).toBe('25%');

  const board = screen.getByRole('img', { name: VALUE.alt }).parentElement;
  if (!board) throw new Error('The picture stands nowhere.');
  const box = { left: 100, top: 100, width: 200, height: 100 } as DOMRect;
  jest.spyOn(board, 'getBoundingClientRect').mockReturnValue(box);
  const press = (type: string, init: MouseEventInit) =>
    fireEvent(board, new MouseEvent(type, { bubbles: true, ...init }));
  press('pointerdown', { clientX: 250, clientY: 130, buttons: 1 });
  expect(value?.focal).toEqual({ x: 0.75, y: 0.3 });
  press('pointermove', { clientX: 100, clientY: 100, buttons: 0 });
  expect(value?.focal).toEqual({ x: 0.75, y: 0.3 });
});

test('a picture can be removed, and problems are shown next to their fields', () => {
  show(VALUE, { '': 'is not there any more', alt: 'must be shorter' });
  expect(screen.getByRole('alert').textContent).toBe('is not there any more');
  expect(screen.getByText('must be shorter')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove the picture' }));
  expect(value).toBeUndefined();
});
