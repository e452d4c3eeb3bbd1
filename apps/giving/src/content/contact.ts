import { content } from '@raade/content-model/provided/provided-content';

export const CONTACT = content('contact');
