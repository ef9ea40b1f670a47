const INVITE = /^[A-Za-z0-9_-]{22}$/;

/** The invitation behind the # of an address, or null. */
export function inviteIn(hash: string): string | null {
  const text = hash.replace(/^#/, '');
  return INVITE.test(text) ? text : null;
}

/** The link to give away. Behind the # the secret reaches neither the server's log nor any proxy's. */
export function inviteLink(tableAddress: string, invite: string): string {
  return `${tableAddress.split('#')[0]}#${invite}`;
}
