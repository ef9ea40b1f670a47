import type { SocketLike } from '@roadstead/client';
import type { Random } from '@roadstead/kernel';

/** What happens to messages on their way, each with its chance in a thousand. */
export interface Weather {
  drop: number;
  double: number;
  /** The longest delay in milliseconds: messages that wait differently long overtake each other. */
  delayMs: number;
}

/** A socket over which messages get lost, come twice, come late and overtake each other, both ways. */
export class FoulSocket implements SocketLike {
  onopen: ((event: never) => unknown) | null = null;
  onmessage: ((event: never) => unknown) | null = null;
  onclose: ((event: never) => unknown) | null = null;
  onerror: ((event: never) => unknown) | null = null;
  private readonly socket: SocketLike;
  private readonly weather: Weather;
  private readonly random: Random;

  constructor(socket: SocketLike, weather: Weather, random: Random) {
    this.socket = socket;
    this.weather = weather;
    this.random = random;
    socket.onopen = (event) => this.onopen?.(event);
    socket.onclose = (event) => this.onclose?.(event);
    socket.onerror = (event) => this.onerror?.(event);
    socket.onmessage = (event) => this.carry(() => this.onmessage?.(event));
  }

  send(text: string): void {
    this.carry(() => {
      try {
        this.socket.send(text);
      } catch {
        // The line went down while the message was under way.
      }
    });
  }

  close(): void {
    this.socket.close();
  }

  private carry(arrive: () => void): void {
    const { drop, double, delayMs } = this.weather;
    if (this.random.int(1_000) < drop) return;
    for (let copies = this.random.int(1_000) < double ? 2 : 1; copies > 0; copies--) {
      if (delayMs === 0) arrive();
      else setTimeout(arrive, this.random.int(delayMs));
    }
  }
}
