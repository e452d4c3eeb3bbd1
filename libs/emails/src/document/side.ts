/** Room beside what is to be read: little, so that a receipt's number stands on one line on the narrowest phones. */
export const SIDE = '20px';
