import { type WebSocket, WebSocketServer } from 'ws';

/**
 * The upper bound: raw Node sockets, one set per path. Every message is sent unchanged to all sockets of the
 * set.
 */
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
