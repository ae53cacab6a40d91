/** The messages of Firestore's web client over a WebChannel, in the form body of a request. */
export function messagesOf<Message>(body: string): Message[] {
  return [...new URLSearchParams(body)]
    .filter(([name]) => name.endsWith('___data__'))
    .map(([, text]) => JSON.parse(text) as Message);
}

/** A message that a channel delivers, with its number in the channel. */
export interface Delivered<Message> {
  number: number;
  message: Message;
}

/** Splits the answers of a channel, which arrive in pieces of any size, into messages. */
export class ChannelAnswer<Message> {
  private rest = '';

  /** The messages that this piece completes. Each packet is its length in characters, a line end, and a JSON list. */
  push(piece: string): Delivered<Message>[] {
    this.rest += piece;
    const delivered: Delivered<Message>[] = [];
    for (;;) {
      const start = this.rest.indexOf('\n') + 1;
      const end = start + Number(this.rest.slice(0, start));
      if (start === 0 || this.rest.length < end) return delivered;
      const packet = JSON.parse(this.rest.slice(start, end)) as [number, Message[]][];
      for (const [number, messages] of packet) {
        for (const message of messages) delivered.push({ number, message });
      }
      this.rest = this.rest.slice(end);
    }
  }
}
