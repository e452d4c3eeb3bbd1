import { content } from '@raade/content-model/provided/provided-content';

export const APPLICATIONS = content('applications');
