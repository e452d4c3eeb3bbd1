import { provideContent } from '@raade/content-model/provided/provided-content';
import { SAMPLE, SAMPLE_REVISION } from '@raade/content-model/sample-content';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';

// What pages show in tests. Whatever holds for the sample holds for other content, too: RAADE_CONTENT=other shows that.
const isOther = process.env.RAADE_CONTENT === 'other';
provideContent(isOther ? OTHER_CONTENT : SAMPLE, SAMPLE_REVISION);
