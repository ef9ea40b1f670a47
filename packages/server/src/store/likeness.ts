/**
 * What a name looks like: two names with the same likeness are hard to tell apart. After the skeletons of Unicode's
 * technical standard 39, for the alphabets that share letters with ours. It may take different names for the same, as
 * Ian and Lan, but that only means to look for another name.
 */
export function likenessOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const upright = [...plain].map((letter) => CAPITALS.get(letter) ?? letter).join('');
  const small = [...upright.toLowerCase()].map((letter) => SMALL.get(letter) ?? letter).join('');
  return small
    .replace(/[\p{Pd}\u2212\u2043\u02D7]/gu, '-')
    .replace(/[\u2018\u2019\u02BB-\u02BD\u2032\uA78B\uA78C\u00B4`]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/** Foreign capitals in the form of ours, where their small letters look otherwise. */
const CAPITALS = lookAlikes([
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['АВЕКМНОРСТУХЅІЈԚԜҒ', 'ABEKMHOPCTYXSIJQWF'],
  ['ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬ', 'ABEHIKMNOPCTYX'],
  ['ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'BPDTGKJCZFMNLSRVHWXYAEIOU'],
  ['ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴ', 'DRTIYAJEWMHYGhZbRWSVSLCPKdGB'],
  ['ᐯᑌᑭᑯᑲᒍᒪᕁᕼᕽᖇᖯᖴᗅᗞᗪᗰᗷ᙭', 'VUPdbJLxHxRbFADDMBX'],
]);

/** And small ones; then those of our own that are easily taken for each other. */
const SMALL = new Map(
  [
    ...lookAlikes([
      ['αγηικνορτυχϲϳ', 'aynikvoptuxcj'],
      ['авгекмнопрстухіјѕԁԛԝһѵүьӏ', 'abrekmhonpctyxijsdqwhvybl'],
      ['օոսհյցզ', 'onuhjgq'],
      ['ǀ∣│⏐❘ⵏ', 'llllll'],
      ['○◯ⵔ', 'ooo'],
      ['ıɩɪɑɡʏᴏᴀʙᴄᴅᴇꜰɢʜᴊᴋʟᴍɴᴘʀꜱᴛᴜᴠᴡᴢ', 'iiiagyoabcdefghjklmnprstuvwz'],
    ]),
  ].map(([letter, ours]): [string, string] => [letter, merged(ours)]),
);
for (const letter of ['i', '1', '|', '0', 'm', 'w']) SMALL.set(letter, merged(letter));

function merged(letter: string): string {
  if ('i1|'.includes(letter)) return 'l';
  return { '0': 'o', m: 'rn', w: 'vv' }[letter] ?? letter;
}

function lookAlikes(rows: readonly (readonly [string, string])[]): Map<string, string> {
  return new Map(
    rows.flatMap(([theirs, ours]) => [...theirs].map((letter, i): [string, string] => [letter, ours[i]!])),
  );
}
