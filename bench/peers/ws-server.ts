import { type WebSocket, WebSocketServer } from 'ws';

/** The ceiling: raw sockets of Node, one set per path, every message to everybody as it came. */
const rooms = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ host: '127.0.0.1', port: Number(process.argv[2]) });

server.on('connection', (socket, { url = '/' }) => {
  const members = rooms.get(url) ?? new Set();
  rooms.set(url, members.add(socket));
  socket.on('message', (data) => {
    const message = String(data);
    for (const member of members) member.send(message);
  });
  socket.on('close', () => members.delete(socket));
});
