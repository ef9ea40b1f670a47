/** What a worker that draws is asked: a picture by its name. */
export interface PictureRequest<Name extends string = string> {
  readonly id: number;
  readonly name: Name;
}

export interface PictureDone {
  readonly id: number;
  readonly svg: string;
}

/** Answers what a shelf asks, in a worker. */
export function drawInWorker<Name extends string>(draw: (name: Name) => string): void {
  self.onmessage = ({ data: { id, name } }: MessageEvent<PictureRequest<Name>>) => {
    const done: PictureDone = { id, svg: draw(name) };
    self.postMessage(done);
  };
}
