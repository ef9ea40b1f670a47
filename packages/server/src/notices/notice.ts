import { gameById } from '@roadstead/games/all';
import { LANGUAGES, type Language } from '@roadstead/kernel';
import type { Posting } from './post.js';
import { NOTICE_WORDS } from './words.js';

/** A notice as its person reads it. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly link: string;
  /** A later notice for the same table takes the place of this one. */
  readonly table: string;
}

/** The language of a person, as far as it is spoken here. */
export function spoken(language: string): Language {
  return LANGUAGES.find((known) => known === language) ?? 'en';
}

/** With what is asked, where the game says more than whose turn it is. */
export function turnNotice(
  game: string,
  table: string,
  language: Language,
  publicUrl: string,
  asked: string | null,
): Notice {
  const { title, body } = NOTICE_WORDS[language];
  const name = gameById(game)?.words.title[language] ?? game;
  return { title: title(name), body: asked ?? body, link: `${publicUrl}/table?id=${table}`, table };
}

/**
 * Plain text with the link at its end, which any webhook can show, and the headers that ntfy turns into a title and
 * something to click on.
 */
export function webhook(url: string, { title, body, link, table }: Notice): Posting {
  return {
    url,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'user-agent': 'Roadstead',
      title: headerText(title),
      click: link,
      tags: 'sailboat',
      'x-roadstead-table': table,
    },
    body: `${title}. ${body}\n${link}\n`,
  };
}

/** Headers hold plain letters only; others are written as mail writes them (RFC 2047), which ntfy reads. */
function headerText(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;
}
