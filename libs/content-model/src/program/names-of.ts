import type { Session } from './program.ts';

/** 'Ama Sample, Baraka Example'. */
export const namesOf = (speakers: Session['speakers']) =>
  speakers.map(({ speaker }) => speaker.name).join(', ');
