import { defineRemote } from '@raade/bundling/remote.build.ts';
import { requireContent } from '@raade/content-model/checks/require-content';
import { SAMPLE_PARTS } from '@raade/content-model/sample-content';

// Invalid content must not be released.
requireContent(SAMPLE_PARTS, 'libs/content-model/sample');

// The archive shares its parts with other pages; separate chunks for them would be larger.
export default defineRemote(import.meta.dirname, ['past']);
