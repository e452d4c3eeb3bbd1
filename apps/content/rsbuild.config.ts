import { defineRemote } from '@raade/bundling/remote.build.ts';
import { requireContent } from '@raade/content-model/checks/require-content';
import { SAMPLE_PARTS } from '@raade/content-model/sample-content';

// Content that is wrong must not become a release.
requireContent(SAMPLE_PARTS, 'libs/content-model/sample');

// The archive is made of parts of other pages, which weigh more where they are chunks of their own.
export default defineRemote(import.meta.dirname, ['past']);
