import { expect, test } from 'vitest';
import {
  answeredListeners,
  endedListeners,
  LISTEN,
  readsIn,
  startedListeners,
} from '../../../bench/firestoreWire.ts';
import { GrpcMessages } from '../../../bench/grpcMessages.ts';

const AGGREGATION = LISTEN.replace('Listen', 'RunAggregationQuery');

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
const integer = (number: number, value: number) => [...varint(number * 8), ...varint(value)];
const nested = (number: number, ...content: number[][]) => [
  ...varint(number * 8 + 2),
  ...varint(content.flat().length),
  ...content.flat(),
];
const message = (...content: number[][]) => Uint8Array.from(content.flat());

test('a document counts once for each listener that gets it, and a missing one too', () => {
  expect(readsIn(LISTEN, message(nested(3, nested(1, [8, 1]), nested(5, varint(2), varint(300)))))).toBe(2);
  expect(readsIn(LISTEN, message(nested(4, integer(6, 2))))).toBe(1);
  expect(readsIn(LISTEN, message(nested(2, integer(1, 3))))).toBe(0);
  expect(readsIn('/google.firestore.v1.Firestore/Commit', message(nested(3, integer(5, 2))))).toBe(0);
});

test('a count is one read for each thousand entries', () => {
  const counted = (count: number) =>
    message(nested(1, nested(2, nested(1, [97]), nested(2, integer(2, count)))));
  expect(readsIn(AGGREGATION, counted(0))).toBe(1);
  expect(readsIn(AGGREGATION, counted(101))).toBe(1);
  expect(readsIn(AGGREGATION, counted(20_000))).toBe(20);
});

test('listeners start and end with requests, and are answered once they are current', () => {
  expect(startedListeners(message(nested(2, integer(5, 1024))))).toEqual([1024]);
  expect(endedListeners(message(integer(3, 1024)))).toEqual([1024]);
  expect(answeredListeners(message(nested(2, integer(1, 1), nested(2, varint(1024)))))).toEqual([]);
  expect(answeredListeners(message(nested(2, integer(1, 3), nested(2, varint(1024)))))).toEqual([1024]);
});

test('messages are put together from pieces of any size', () => {
  const stream = Buffer.from([0, 0, 0, 0, 2, 7, 8, 0, 0, 0, 0, 1, 9]);
  const messages = new GrpcMessages();
  expect(messages.push(stream.subarray(0, 3))).toEqual([]);
  expect(messages.push(stream.subarray(3, 9)).map((each) => [...each])).toEqual([[7, 8]]);
  expect(messages.push(stream.subarray(9)).map((each) => [...each])).toEqual([[9]]);
  expect(() => messages.push(Buffer.from([1, 0, 0, 0, 0]))).toThrow('The stream is compressed.');
});
