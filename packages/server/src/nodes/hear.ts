import type { Hub } from '../socket/hub.js';
import type { Mutes } from '../socket/mutes.js';
import type { SocketServer } from '../socket/socket-server.js';
import type { Announcer } from './announcer.js';
import type { Elsewhere } from './elsewhere.js';
import type { NodeNews } from './news.js';

interface HearingParts {
  readonly hub: Hub;
  readonly sockets: Pick<SocketServer, 'logOut'>;
  readonly elsewhere: Elsewhere;
  readonly announcer: Announcer;
  readonly mutes: Mutes;
  readonly failed: (error: unknown) => void;
}

/** What a node does about what others tell. */
export function hearing({ hub, sockets, elsewhere, announcer, mutes, failed }: HearingParts): (news: NodeNews) => void {
  return (news) => {
    switch (news.kind) {
      case 'table':
        hub.hear(news.table, news.only);
        for (const { person, yourTurn } of news.turns) hub.pushTurn(news.table, person, yourTurn);
        return;
      case 'muted':
        mutes.refresh(news.person).catch(failed);
        return;
      case 'ended':
        sockets.logOut(news.person, news.device);
        return;
      case 'here':
        if (elsewhere.hear(news.node, news.tables)) announcer.all();
        for (const table of Object.keys(news.tables)) hub.wake(table);
        return;
      case 'gone':
        for (const table of elsewhere.forget(news.node)) hub.wake(table);
    }
  };
}
