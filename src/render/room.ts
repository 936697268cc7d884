/**
 * Room for long answers, used again when they have gone out. Whenever buffers have taken another 64 MiB the garbage collector looks at
 * everything there is, which whoever asks meanwhile waits for; a room that is used again takes nothing.
 */
const ROOM_BYTES = 2 * 2 ** 20;
const MOST_FREE = 4;

/** Bytes, and the room that they stand in, if they do. */
export interface Written {
  readonly bytes: Buffer;
  readonly room: Room | null;
}

export class Room {
  static readonly #free: Buffer[] = [];
  #buffer: Buffer | null;

  private constructor(buffer: Buffer) {
    this.#buffer = buffer;
  }

  static take(): Room {
    return new Room(Room.#free.pop() ?? Buffer.allocUnsafeSlow(ROOM_BYTES));
  }

  /** Throws when the room was left. */
  get buffer(): Buffer {
    if (!this.#buffer) throw new Error('The room was left');
    return this.#buffer;
  }

  /** Call when nobody reads the bytes any more; may be called again. */
  leave(): void {
    if (this.#buffer && Room.#free.length < MOST_FREE) Room.#free.push(this.#buffer);
    this.#buffer = null;
  }
}
