import type { Language } from '@roadstead/kernel';
import type { SeatName } from '../../../table/model.js';
import type { StageScene } from '../../stage.js';
import type { PictureName } from '../faces/picture-name.js';
import type { Question } from '../play/question.js';
import type { Stand } from '../play/standing.js';

/** What every part of a stage is told. */
export interface StageProps {
  readonly stand: Stand;
  readonly scene: StageScene;
  readonly language: Language;
  readonly name: SeatName;
  /** The address of a picture by its name: "crew CW-A", "figure 2 pirate", "king". */
  readonly pictureOf: (name: PictureName) => string;
  readonly question: Question | null;
  /** The key of the choice that is chosen. */
  readonly chosen: string | null;
  readonly choose: (key: string) => void;
  /** Chances are an aid that can be put away. */
  readonly showsOdds: boolean;
}
