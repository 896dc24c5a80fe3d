import { createServer } from 'node:http';
import { Server } from 'socket.io';
import * as v from 'valibot';
import { createRooms } from './game-room.ts';

/** Socket.IO rooms of the same game, with its own recovery of lost connections. Port: the first argument. */
const authSchema = v.object({ code: v.string(), user: v.string() });
const roomOf = createRooms();
const http = createServer();
const io = new Server(http, {
  transports: ['websocket'],
  connectionStateRecovery: {},
});

/**
 * Socket.IO keeps a session after its recovery. A client that reconnects again before the server has noticed the end of its
 * connection would then get a second socket with the id of the first, and the end of the first would remove the second from
 * all rooms. Without the session, such a client gets a new socket and the state.
 */
const dropUsedSession = ({ recovered, pid }: { recovered: boolean; pid: string }): void => {
  const { sessions } = io.of('/').adapter as unknown as { sessions: Map<string, unknown> }; // private in its types
  if (recovered) sessions.delete(pid);
};

io.on('connection', (socket) => {
  dropUsedSession(socket as unknown as { recovered: boolean; pid: string }); // `pid` is private in its types
  const { code, user } = v.parse(authSchema, socket.handshake.auth);
  const room = roomOf(code);
  socket.on('command', (command: unknown, acknowledge: (error: string | null) => void) =>
    acknowledge(room.handle(user, command)),
  );
  // Through the adapter, which repeats after a recovery what the socket has missed.
  const send = (message: string) => void io.to(socket.id).emit('message', message);
  if (socket.recovered) room.resume(user, send);
  else room.show(user, send);
});
http.listen(Number(process.argv[2]), '127.0.0.1');
