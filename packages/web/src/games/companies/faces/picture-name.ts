/** What can be drawn, by name: a name is all that the worker needs. Of a tile it is all that the tile says. */
export type PictureName = `${PictureSort} ${string}`;
type PictureSort = 'strategy' | 'research' | 'tile' | 'ship' | 'building' | 'administrator' | 'nation' | 'good';
