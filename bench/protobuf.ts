/** One field of a protobuf message, as far as it can be read without its schema. */
export type ProtobufField = { number: number } & (
  | { kind: 'integer'; value: number }
  | { kind: 'bytes'; value: Uint8Array }
);

const VARINT = 0;
const FIXED_64 = 1;
const LENGTH_DELIMITED = 2;
const FIXED_32 = 5;

/** Reads the fields of one message, in the order of the wire; throws on what is no protobuf. */
export function readFields(message: Uint8Array): ProtobufField[] {
  const fields: ProtobufField[] = [];
  const reader = new Reader(message);
  while (!reader.isAtEnd()) {
    const tag = reader.varint();
    const number = Math.floor(tag / 8);
    const type = tag % 8;
    if (type === VARINT) fields.push({ number, kind: 'integer', value: reader.varint() });
    else if (type === LENGTH_DELIMITED) {
      fields.push({ number, kind: 'bytes', value: reader.bytes(reader.varint()) });
    } else if (type === FIXED_64) reader.bytes(8);
    else if (type === FIXED_32) reader.bytes(4);
    else throw new Error(`No message has a field of type ${type}.`);
  }
  return fields;
}

/** The messages in the fields of this number. */
export function messagesIn(message: Uint8Array, number: number): Uint8Array[] {
  return readFields(message).flatMap((field) =>
    field.number === number && field.kind === 'bytes' ? [field.value] : [],
  );
}

/** The integers in the fields of this number, whether they are packed or not. */
export function integersIn(message: Uint8Array, number: number): number[] {
  return readFields(message)
    .filter((field) => field.number === number)
    .flatMap((field) => (field.kind === 'integer' ? [field.value] : unpack(field.value)));
}

function unpack(packed: Uint8Array): number[] {
  const reader = new Reader(packed);
  const integers: number[] = [];
  while (!reader.isAtEnd()) integers.push(reader.varint());
  return integers;
}

class Reader {
  private position = 0;

  constructor(private readonly source: Uint8Array) {}

  isAtEnd(): boolean {
    return this.position >= this.source.length;
  }

  varint(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const [byte = 0] = this.bytes(1);
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  }

  bytes(length: number): Uint8Array {
    const end = this.position + length;
    if (end > this.source.length) throw new Error('The message ends too early.');
    const slice = this.source.subarray(this.position, end);
    this.position = end;
    return slice;
  }
}
