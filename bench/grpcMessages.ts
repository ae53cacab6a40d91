const PREFIX_BYTES = 5;

/** Cuts a gRPC stream, which arrives in pieces of any size, into its messages. */
export class GrpcMessages {
  private rest: Buffer = Buffer.alloc(0);

  /** The messages that this piece completes; throws on compressed ones, which nobody here asks for. */
  push(piece: Buffer): Buffer[] {
    this.rest = Buffer.concat([this.rest, piece]);
    const messages: Buffer[] = [];
    while (this.rest.length >= PREFIX_BYTES) {
      if (this.rest.readUInt8(0) !== 0) throw new Error('The stream is compressed.');
      const end = PREFIX_BYTES + this.rest.readUInt32BE(1);
      if (this.rest.length < end) break;
      messages.push(this.rest.subarray(PREFIX_BYTES, end));
      this.rest = this.rest.subarray(end);
    }
    return messages;
  }
}
