/** As much of a web socket as the client needs: a browser's, or that of a library. */
export interface SocketLike {
  onopen: ((event: never) => unknown) | null;
  onmessage: ((event: never) => unknown) | null;
  onclose: ((event: never) => unknown) | null;
  onerror: ((event: never) => unknown) | null;
  send(text: string): void;
  close(): void;
}

/** Starts to connect. It is called anew for every attempt. */
export type OpenSocket = () => SocketLike;

/** A socket that calls nobody any more. */
export function silence(socket: SocketLike): void {
  socket.onopen = null;
  socket.onmessage = null;
  socket.onclose = null;
  // Closing a socket that is still connecting may end in an error, which a library throws where nobody listens.
  socket.onerror = () => {};
}
