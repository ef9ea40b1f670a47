/** The file for data is not what it should be; the message is a sentence for the one who runs the place. */
export class BadData extends Error {}
