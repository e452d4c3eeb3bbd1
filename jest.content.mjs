import { provideContent } from '@raade/content-model/provided/provided-content';
import { SAMPLE, SAMPLE_REVISION } from '@raade/content-model/sample-content';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';

// The content of pages in tests: the sample, or other content with RAADE_CONTENT=other.
const isOther = process.env.RAADE_CONTENT === 'other';
provideContent(isOther ? OTHER_CONTENT : SAMPLE, SAMPLE_REVISION);
