import type { Language, Seat, Typed } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import type { Component } from 'svelte';

/** What only a game knows about its end. Every part may be missing: then the page tells the rest without it. */
export interface GameEnd {
  /** What everybody ran after, and how far it was. Where it is missing, the points of the game's glance are told. */
  race?(standing: Standing, language: Language): RaceMeasure;
  /** What lay before a seat when it won: drawn below its name. */
  readonly Display?: Component<DisplayProps>;
  /** What a moment was about: drawn beside its sentence. */
  readonly MomentPicture?: Component<MomentPictureProps>;
  /** The display of a seat for the picture to take along. */
  paint?(painting: Painting): Promise<void>;
}

export interface RaceMeasure {
  /** "The race for 12 influence". */
  readonly title: string;
  /** What the figures count, in a word. */
  readonly unit: string;
  /** Where a line is drawn across; null where nothing ends the race. */
  readonly goal: number | null;
  /** By what everybody may see: a figure for each seat, or a single one where all run together. */
  of(view: unknown): readonly number[];
}

export interface DisplayProps {
  readonly standing: Standing;
  readonly seat: Seat;
  readonly language: Language;
}

export interface MomentPictureProps {
  /** Those that tell it (`Highlight.events`). */
  readonly events: readonly Typed[];
  readonly language: Language;
}

/** A place on a canvas, in its own units. */
export interface Painting {
  readonly context: CanvasRenderingContext2D;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly standing: Standing;
  readonly seat: Seat;
  readonly language: Language;
}
