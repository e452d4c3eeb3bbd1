import { toast, useToasts } from '@raade/platform';
import { act, renderHook } from '@testing-library/react';
import { createNotifier } from './create-notifier.ts';

const titles = () => renderHook(() => useToasts()).result.current.map(({ title }) => title);

test('a message replaces the earlier one of its notifier, and no others', () => {
  const tell = createNotifier();
  const tellOther = createNotifier();
  act(() => {
    toast({ title: 'Something else' });
    tellOther({ title: 'Another thing' });
    tell({ title: 'Begun' });
    tell({ title: 'Done' });
  });
  expect(titles()).toEqual(['Something else', 'Another thing', 'Done']);
  act(() => tell(undefined));
  expect(titles()).toEqual(['Something else', 'Another thing']);
  act(() => tell({ title: 'Begun again' }));
  expect(titles()).toEqual(['Something else', 'Another thing', 'Begun again']);
});
