import { saveFile } from './save-file.ts';

const createObjectURL = jest.fn(() => 'blob:sample');
const revokeObjectURL = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

test('a file is saved under its name, and its object URL is revoked after a minute', () => {
  const clicked: Pick<HTMLAnchorElement, 'href' | 'download' | 'isConnected'>[] = [];
  const recordClick = (event: Event) => {
    event.preventDefault();
    const { href, download, isConnected } = event.target as HTMLAnchorElement;
    clicked.push({ href, download, isConnected });
  };
  document.addEventListener('click', recordClick);
  const file = new Blob(['a,b'], { type: 'text/csv' });
  saveFile('sample.csv', file);
  document.removeEventListener('click', recordClick);

  expect(createObjectURL).toHaveBeenCalledWith(file);
  expect(clicked).toEqual([{ href: 'blob:sample', download: 'sample.csv', isConnected: true }]);
  expect(document.querySelector('a')).toBeNull();

  jest.advanceTimersByTime(59_999);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:sample');
  expect(jest.getTimerCount()).toBe(0);
});
