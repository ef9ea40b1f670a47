/** Reads a drawing as strictly as any XML parser would, and tells what is wrong with it. */
export function problemsOf(svg: string): string[] {
  const problems: string[] = [];
  const open: string[] = [];
  const ids = new Set<string>();
  const references = new Set<string>();
  let roots = 0;
  const tag = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
  let at = 0;
  while (at < svg.length) {
    tag.lastIndex = at;
    const match = tag.exec(svg);
    if (!match) {
      problems.push(`no tag at "${svg.slice(at, at + 40)}"`);
      break;
    }
    const [whole, closing, name = '', attributes = '', empty] = match;
    at += whole.length;
    if (closing) {
      if (open.pop() !== name) problems.push(`</${name}> closes something else`);
      continue;
    }
    if (open.length === 0) roots++;
    if (name === 'text') problems.push('holds text');
    const seen = new Set<string>();
    for (const [, key = '', value = ''] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g)) {
      if (seen.has(key)) problems.push(`<${name}> has ${key} twice`);
      seen.add(key);
      if (/NaN|undefined|Infinity|null|\[object|&(?!amp;|lt;|gt;|quot;)/.test(value))
        problems.push(`${key}="${value.slice(0, 60)}"`);
      if (key === 'id') {
        if (ids.has(value)) problems.push(`id ${value} twice`);
        ids.add(value);
      }
      for (const [, id = ''] of value.matchAll(/url\(#([^)]+)\)/g)) references.add(id);
    }
    if (!empty) open.push(name);
  }
  if (open.length > 0) problems.push(`never closed: ${open.join(' ')}`);
  if (roots !== 1) problems.push(`${roots} roots`);
  for (const id of references) if (!ids.has(id)) problems.push(`nothing has the id ${id}`);
  return problems;
}
