/** The types of workerd that this workspace uses and that are not standard web types. */
declare class WebSocketPair {
  0: WebSocket;
  1: WebSocket & { accept(): void };
}
interface ResponseInit {
  webSocket?: WebSocket;
}
