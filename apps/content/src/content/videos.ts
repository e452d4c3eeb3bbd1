import type { Content } from '@raade/content-model/content.schema';
import { content } from '@raade/content-model/provided/provided-content';

export type Video = Content['videos']['recap'];

export const VIDEOS = content('videos');
