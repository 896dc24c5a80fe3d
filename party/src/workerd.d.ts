/** What workerd has beyond the web's own types, as far as this workspace uses it. */
declare class WebSocketPair {
  0: WebSocket;
  1: WebSocket & { accept(): void };
}
interface ResponseInit {
  webSocket?: WebSocket;
}
