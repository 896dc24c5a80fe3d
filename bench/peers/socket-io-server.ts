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

io.on('connection', (socket) => {
  const { code, user } = v.parse(authSchema, socket.handshake.auth);
  const room = roomOf(code);
  const seat = `${code}/${user}`;
  socket.on('command', (command: unknown, acknowledge: (error: string | null) => void) =>
    acknowledge(room.handle(user, command)),
  );
  if (socket.recovered) return;
  // Messages to a room of Socket.IO are repeated after a recovery; those to a socket alone are too.
  socket.join(seat);
  room.join(user, (message) => io.to(seat).emit('message', message));
});
http.listen(Number(process.argv[2]), '127.0.0.1');
