import { configure } from '@testing-library/react';

// What a page shows later than at once: a busy machine takes longer than the second that Testing Library waits.
configure({ asyncUtilTimeout: 15_000 });
