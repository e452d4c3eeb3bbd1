import { act, render, screen } from '@testing-library/react';
import { InSite } from '../testing/sample-site.tsx';
import { Frame } from './frame.tsx';

const mockNoCode = () => Object.assign(new Error('no chunk'), { name: 'ChunkLoadError' });
let mockReachable = false;

// Public pages only; they import SVG files, which Jest cannot read.
jest.mock('./bar/navbar.tsx', () => ({}));
jest.mock('./footer/footer.tsx', () => ({}));
jest.mock('./staff/staff-bar.lazy.tsx', () => {
  if (!mockReachable) throw mockNoCode();
  return { __esModule: true, default: () => <a href="/">View site</a> };
});

test('the code of the staff bar is loaded again after a failure', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <InSite at="/bridge/charts">
      <Frame />
    </InSite>,
  );
  await screen.findByRole('alert');
  mockReachable = true;
  await act(() => jest.advanceTimersByTimeAsync(2000));
  screen.getByRole('link', { name: 'View site' });
  expect(screen.queryByRole('alert')).toBeNull();
});
