import { softBreaks } from '../../../ui/soft-breaks.js';

/** A place with soft hyphens where its words are long: five fleets stand side by side on a phone. */
export const softly = softBreaks([
  'Maurits|stad',
  'Maurits|stadt',
  'Brouwer|route',
  'Süd|chine|sisches',
  'Ost|chine|sisches',
  'Philip|pinen|see',
  'Filipij|nen|zee',
  'Philip|pine',
]);
