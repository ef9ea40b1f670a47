declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
    readonly variationAxes?: Readonly<Record<string, number>>;
  }
  export default function subsetFont(font: Uint8Array, characters: string, options: Options): Promise<Uint8Array>;
}
