import '../src/tokens/tokens.css';
import { MemoryRouter } from '@raade/platform';
import { createRoot } from 'react-dom/client';
import { Guide } from './guide.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
document.documentElement.lang = 'en';
createRoot(root).render(
  <MemoryRouter>
    <Guide />
  </MemoryRouter>,
);
